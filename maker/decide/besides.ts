/** Deposits that name an order without being the one it waits for; every other reason belongs to the order's own deposit. */
export const besides: ReadonlySet<string> = new Set(['second', 'wrong_asset'])
