/** Run in the page: asks for `mark` at the moment when a received amount stands in the document, before anything that follows from it. */
export function tellWhenShown(mark: string): void {
  const observer = new MutationObserver(() => {
    if (!/\d[.,]\d/.test(document.querySelector('[data-testid=receive-amount]')?.textContent ?? '')) return
    observer.disconnect()
    void fetch(mark)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Run in the page: asks for `mark` at the moment when the app takes the amount field over, which it does with what stands there, in the step that
 * makes the page its own. The first to write there is the page itself, with the amount of its address.
 */
export function tellWhenUsable(mark: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    set(this: HTMLInputElement, text: string) {
      value?.set?.call(this, text)
      if (this.name !== 'amount' || !Object.keys(this).some((key) => key.startsWith('__reactProps$'))) return
      Object.defineProperty(HTMLInputElement.prototype, 'value', value ?? {})
      void fetch(mark)
    },
  })
}
