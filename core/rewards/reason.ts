/** Why somebody got points, as facts; the sentence is made in the reader's language. */
export type PointReason =
  | { readonly kind: 'bridge'; readonly order: string; readonly base: number; readonly percent: number; readonly number: number }
  | { readonly kind: 'check_in'; readonly date: number; readonly bridged: boolean; readonly double: boolean; readonly streak: number }
  | { readonly kind: 'check_in_bridge'; readonly date: number }
  | { readonly kind: 'taken_back'; readonly entry: string; readonly why: TakenBackWhy }

export const takenBackWhys = ['transfer_undone', 'check_in_undone'] as const
export type TakenBackWhy = (typeof takenBackWhys)[number]
