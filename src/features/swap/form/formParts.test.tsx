import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { restOfMessages } from '#src/i18n/current.ts'
import type { SwapForm } from '../quote/useSwap.ts'
import { Notices } from './formParts.tsx'

beforeAll(() => restOfMessages())

const drawn = (reason: string): string => {
  const problem = { reason, cause: 'The cause.', fix: null }
  const swap = { form: { parseError: null }, view: { problem }, store: null } as unknown as SwapForm
  return renderToStaticMarkup(<Notices swap={swap} refusal={null} isNear={false} />)
}

it('names what blocks the form, but not a lost connection, which the frame names', () => {
  expect(drawn('no_tokens')).toContain('The cause.')
  expect(drawn('offline')).not.toContain('The cause.')
})
