import type { IssuerTransfers, NetworkReads } from '../family.ts'
import { selectors } from './node/account.ts'

const MAINNET = 666666666
/** Circle's contracts on the main network: the protocol's TokenMessengerMinterV2, and its USDC. */
export const cctp = {
  messenger: '0x07d421b9ca8aa32df259965cda8acb93f7599f69209a41872ae84638b2a20f2a',
  usdc: '0x033068f6539f8e6e6b131e6b2b814e6c34a5224bc66947c47dab9dfee93b35fb',
  /** The bridge's USDC, which the protocol does not move. */
  bridged: '0x053c91253bc9682c04929ca02ed00b3e423f6710d2ee7e0d5ebb06f3ecf368a8',
} as const
/** Numbers of the messenger's methods. */
export const methods = {
  paused: '0x235723ac350a69d2a92d3703f17439cbaadf2f093a21ba5bf5f1a53eb2a14d9',
  is_denylisted: '0x36db599b9df0150e6a2eed47ab09cdb49d9f7516c683a64934df7327b3b6ad7',
  min_fee: '0x9897d9b714a9b5c9c09958db5102a80d615b8b73853894f629bfae4b1af0a',
} as const

/** Burns are refused at a fee of all ten million parts. */
const FEE_PARTS = 10_000_000n

const required = (answer: readonly string[] | null): readonly string[] => {
  if (answer === null) throw new Error('no such contract')
  return answer
}
const numberIn = ([low = '0x0', high = '0x0']: readonly string[]): bigint => BigInt(low) + (BigInt(high) << 128n)

/** Balance by the method's name of either style. */
async function balanceOf(token: string, account: string, { ask }: NetworkReads): Promise<bigint> {
  const answer = await ask(MAINNET, token, [selectors.balanceOf, account])
  return numberIn(answer ?? required(await ask(MAINNET, token, [selectors.balance_of, account])))
}

/** USDC of an account, and its transfers by Circle's own protocol. */
export const starknetCctp: IssuerTransfers = {
  chainId: MAINNET,
  async read(account, reads) {
    const messenger = async (...call: readonly string[]) =>
      numberIn(required(await reads.ask(MAINNET, cctp.messenger, call)))
    const [paused, denied, fee, amount, bridged] = await Promise.all([
      messenger(methods.paused),
      messenger(methods.is_denylisted, account),
      messenger(methods.min_fee, cctp.usdc),
      balanceOf(cctp.usdc, account, reads),
      balanceOf(cctp.bridged, account, reads),
    ])
    // A fee is a share of the amount, and at least one unit.
    const minFee = fee === 0n || amount === 0n ? 0n : max((amount * fee) / FEE_PARTS, 1n)
    return {
      symbol: 'USDC',
      decimals: 6,
      refusal: paused !== 0n ? 'paused' : denied !== 0n ? 'denied' : null,
      amount,
      minFee,
      bridged,
    }
  },
}

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b)
