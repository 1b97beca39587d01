/** Run in the page: requests `mark` when a received amount is in the document, before anything that follows from it. */
export function markWhenShown(mark: string): void {
  const observer = new MutationObserver(() => {
    if (!/\d[.,]\d/.test(document.querySelector('[data-testid=receive-amount]')?.textContent ?? '')) return
    observer.disconnect()
    void fetch(mark)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Run in the page: requests `mark` when the app takes over the amount field, which it does with the field's current
 * value during hydration. The page itself writes first, with the amount of its address.
 */
export function markWhenUsable(mark: string): void {
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
