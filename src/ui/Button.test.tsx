import type { MouseEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Button, type ButtonProps, softDisabledProps } from './Button.tsx'

const press = () =>
  ({ preventDefault: vi.fn() }) as unknown as MouseEvent<HTMLButtonElement> & {
    preventDefault: ReturnType<typeof vi.fn>
  }

describe('a soft-disabled button', () => {
  it('does not act and sends no form', () => {
    const act = vi.fn()
    const event = press()
    softDisabledProps(true, act).onClick?.(event)
    expect(act).not.toHaveBeenCalled()
    expect(event.preventDefault).toHaveBeenCalledOnce()
  })

  it('acts again once it is enabled', () => {
    const act = vi.fn()
    const event = press()
    softDisabledProps(false, act).onClick?.(event)
    expect(act).toHaveBeenCalledExactlyOnceWith(event)
    expect(event.preventDefault).not.toHaveBeenCalled()
  })
})

describe('Button', () => {
  const drawn = (props: ButtonProps) => renderToStaticMarkup(<Button {...props}>Send</Button>)

  it.each<[string, ButtonProps]>([
    ['disabled', { disabled: true }],
    ['loading', { loading: true }],
  ])('says that it is held and keeps the focus: %s', (_, props) => {
    expect(drawn(props)).toContain('aria-disabled="true"')
    expect(drawn(props)).not.toContain(' disabled')
  })

  it('is not marked as disabled if it can be pressed', () => {
    expect(drawn({})).not.toContain('aria-disabled=')
    expect(drawn({ disabled: false })).not.toContain('aria-disabled=')
  })

  it('is busy while an action is pending, and not if it only waits', () => {
    expect(drawn({ loading: true })).toContain('aria-busy="true"')
    expect(drawn({ disabled: true })).not.toContain('aria-busy')
  })
})
