/** Moments of a first visit, in milliseconds from the start of the navigation. */
export interface Moments {
  /** The amount field is visible and styled. */
  visible: number
  /** Typed text reaches the app: React controls the field. */
  live: number
  /** The received amount is shown for an amount typed as soon as the field was visible. */
  received: number
}

declare global {
  interface Window {
    moments: Partial<Moments>
  }
}

/** Runs in the page before its own scripts: types at the first chance that a person has, and notes what happens when, frame by frame. */
export function watchFirstVisit(): void {
  const moments: Partial<Moments> = {}
  window.moments = moments
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const type = (input: HTMLInputElement, text: string) => {
    setValue?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const look = (): void => {
    const now = performance.now()
    const input = document.querySelector<HTMLInputElement>('input[name=amount]')
    const styled = document.styleSheets.length > 0 || !document.querySelector('link[rel=stylesheet]')
    if (input && styled && input.getClientRects().length > 0) {
      if (moments.visible === undefined) {
        moments.visible = now
        type(input, '0.1')
      }
      if (moments.live === undefined && Object.keys(input).some((key) => key.startsWith('__reactProps$')))
        moments.live = now
    }
    if (
      moments.live !== undefined &&
      /[1-9]/.test(document.querySelector('[data-testid=receive-amount]')?.textContent ?? '')
    )
      moments.received = now
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
