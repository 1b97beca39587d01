export const placeOf = (campaign: number): string => `social-task-${campaign}`

/** To the row of a task that needs more than a tap: its field, else its button. */
export function leadToTask(campaign: number): void {
  const row = document.getElementById(placeOf(campaign))
  row?.scrollIntoView({ block: 'center' })
  const control = row?.querySelector<HTMLElement>('input') ?? row?.querySelector<HTMLElement>('button')
  control?.focus({ preventScroll: true })
}
