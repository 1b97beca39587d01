import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { toHex } from 'viem'

/** The well-known development mnemonic. Its keys are public: services refuse them on any non-local network. */
export const devMnemonic = 'test test test test test test test test test test test junk'

export interface DevAccount {
  readonly address: `0x${string}`
  readonly key: `0x${string}`
}

/** Mnemonic stretching is slow by design, so it is done once for all of them. */
const branch = mnemonicToAccount(devMnemonic, { path: "m/44'/60'/0'/0" }).getHdKey()

function account(index: number): DevAccount {
  const key = toHex(branch.deriveChild(index).privateKey ?? new Uint8Array())
  return { address: privateKeyToAddress(key).toLowerCase() as `0x${string}`, key }
}

/** Accounts of the local networks and their roles. */
export const devAccounts = {
  user: account(0),
  friend: account(1),
  stranger: account(2),
  guardian: account(3),
  attesters: [account(4), account(5), account(6)],
  offerSigner: account(7),
  maker: account(8),
  deployer: account(9),
  reportSigner: account(10),
  badgeIssuer: account(11),
  faucet: account(12),
} as const
