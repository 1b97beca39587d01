import { concat, createWalletClient, getContractAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, sendTransaction } from 'viem/actions'
import checkIn from '#contracts/artifacts/CheckIn.json' with { type: 'json' }
import { devAccounts } from './accounts.ts'
import { mined } from './receipt.ts'
import { localHttp } from './localHttp.ts'

type Hex = `0x${string}`

/** Deterministic deployer, which exists at this address on most networks, local ones included. */
export const factory = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
export const salt: Hex = `0x${'00'.repeat(32)}`
const bytecode = checkIn.bytecode as Hex

/** Address of the check-in contract: the same on every network, for any deployer at any time. */
export const checkInAddress = getContractAddress({
  opcode: 'CREATE2',
  from: factory,
  salt,
  bytecode,
}).toLowerCase() as Hex

/** Deploys the check-in contract if it is missing. */
export async function deployCheckIn(url: string): Promise<void> {
  const wallet = createWalletClient({
    account: privateKeyToAccount(devAccounts.deployer.key),
    transport: localHttp(url),
    pollingInterval: 50,
  })
  if (await getCode(wallet, { address: checkInAddress })) return
  await mined(wallet, await sendTransaction(wallet, { to: factory, data: concat([salt, bytecode]), chain: null }))
}
