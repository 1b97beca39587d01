import { addressRules } from '#chains/registry.ts'
import { shortAddress } from '#core/format/address.ts'
import type { LinkedWallet } from '#store/telegram/types.ts'

/** "0xf39F…2266", shortened as in the app. */
export const walletText = ({ family, address }: Pick<LinkedWallet, 'family' | 'address'>): string =>
  shortAddress(addressRules(family).display(address))
