import type { Recounted } from '../rewards/campaigns/recount.ts'
import { counted } from './counted.ts'

export const recountedText = ({ wallets, given, takenBack }: Recounted): string =>
  `${counted(wallets, 'wallet')} looked at, ${counted(given, 'award')} given, ${takenBack} taken back`
