export const placeOf = (campaign: number): string => `social-task-${campaign}`

/** Element to focus in a task: the empty field, the code to copy, else its button. */
const waits = ['input:placeholder-shown', '[data-proof] button', 'button']

/** Scrolls to a task that needs more than a tap. */
export function leadToTask(campaign: number): void {
  const row = document.getElementById(placeOf(campaign))
  row?.scrollIntoView({ block: 'center' })
  const control = waits.map((selector) => row?.querySelector<HTMLElement>(selector)).find((found) => found)
  control?.focus({ preventScroll: true })
}
