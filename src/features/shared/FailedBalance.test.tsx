import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import FailedBalance from './FailedBalance.tsx'

it('is a control for touch and keyboard, with the reason in its name', () => {
  const drawn = renderToStaticMarkup(<FailedBalance>Balance –</FailedBalance>)
  expect(drawn).toMatch(/^<button type="button"/)
  expect(drawn.replaceAll(/<[^>]+>/g, '')).toBe('Balance – Network congestion or RPC')
})
