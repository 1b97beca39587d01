export const placeOf = (campaign: number): string => `social-task-${campaign}`

/** Where a task waits for its person: the field without a name, the code that is to be copied, else its button. */
const waits = ['input:placeholder-shown', '[data-proof] button', 'button']

/** To the row of a task that needs more than a tap. */
export function leadToTask(campaign: number): void {
  const row = document.getElementById(placeOf(campaign))
  row?.scrollIntoView({ block: 'center' })
  const control = waits.map((selector) => row?.querySelector<HTMLElement>(selector)).find((found) => found)
  control?.focus({ preventScroll: true })
}
