import type { Recounted } from '../rewards/campaigns/recount.ts'
import { plural } from './plural.ts'

export const recountedText = ({ wallets, given, takenBack }: Recounted): string =>
  `${plural(wallets, 'wallet')} looked at, ${plural(given, 'award')} given, ${takenBack} taken back`
