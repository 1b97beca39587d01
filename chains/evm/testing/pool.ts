import { concat, createWalletClient, encodeDeployData, encodeFunctionData, getContractAddress, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getCode, readContract, sendTransaction } from 'viem/actions'
import { makerAccountAbi } from '#contracts/abi/makerAccount.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import makerAccount from '#contracts/artifacts/MakerAccount.json' with { type: 'json' }
import pool from '#contracts/artifacts/Pool.json' with { type: 'json' }
import { devAccounts } from './accounts.ts'
import { factory } from './checkIn.ts'
import { localDeployment } from './deploy.ts'
import { mined } from './receipt.ts'
import { localHttp } from './localHttp.ts'

type Hex = `0x${string}`

export interface LocalPool {
  /** Token that is lent. */
  readonly asset: Hex
  readonly address: Hex
  /** The maker's account, which has one address on every network. */
  readonly account: Hex
  readonly feePpm: number
}

const HOUR = 3_600n
const DAY = 24n * HOUR

/** Terms of the local pools: amounts in whole tokens. */
export const poolTerms = { hourlyLimit: 2_000n, outstandingLimit: 5_000n, feePpm: 500n, term: DAY } as const

/** Accounts that may deposit: those of the local `pool.json`. */
const depositors = [devAccounts.user.address, devAccounts.friend.address] as const

const created = (bytecode: Hex): Hex =>
  getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode }).toLowerCase() as Hex

const accountCode = (filler: Hex): Hex =>
  encodeDeployData({
    abi: makerAccountAbi,
    bytecode: makerAccount.bytecode as Hex,
    args: [devAccounts.maker.address, filler],
  })

function poolCode(chainId: number): Hex {
  const { usdc, usdcDecimals, filler } = localDeployment(chainId)
  const { hourlyLimit, outstandingLimit, feePpm, term } = poolTerms
  const unit = 10n ** BigInt(usdcDecimals)
  const config = {
    governor: devAccounts.deployer.address,
    drawer: devAccounts.maker.address,
    asset: usdc,
    name: 'USDC pool',
    symbol: 'poolUSDC',
    accountOwner: devAccounts.maker.address,
    filler,
    term,
    timelock: 2n * DAY,
    terms: { hourlyLimit: hourlyLimit * unit, outstandingLimit: outstandingLimit * unit, feePpm },
  }
  return encodeDeployData({ abi: poolAbi, bytecode: pool.bytecode as Hex, args: [config] })
}

/** Addresses of a local network's pool for USDC, for any deployer at any time. */
export function localPool(chainId: number): LocalPool {
  const { usdc, filler } = localDeployment(chainId)
  return {
    asset: usdc,
    address: created(poolCode(chainId)),
    account: created(accountCode(filler)),
    feePpm: Number(poolTerms.feePpm),
  }
}

/** Deploys the missing ones of the maker's account and the pool, and lists the depositors. A second call changes nothing. */
export async function deployPool(url: string, chainId: number): Promise<LocalPool> {
  const target = localPool(chainId)
  const account = privateKeyToAccount(devAccounts.deployer.key)
  const wallet = createWalletClient({ account, transport: localHttp(url), pollingInterval: 50 })
  const send = async (to: Hex, data: Hex) => mined(wallet, await sendTransaction(wallet, { to, data, chain: null }))
  // The pool refuses to exist before the account does.
  for (const [address, code] of [
    [target.account, accountCode(localDeployment(chainId).filler)],
    [target.address, poolCode(chainId)],
  ] as const)
    if (!(await getCode(wallet, { address }))) await send(factory, concat([zeroHash, code]))
  for (const depositor of depositors) {
    const listed = { abi: poolAbi, address: target.address, functionName: 'mayDeposit', args: [depositor] } as const
    if (await readContract(wallet, listed)) continue
    const data = encodeFunctionData({ abi: poolAbi, functionName: 'setDepositor', args: [depositor, true] })
    await send(target.address, data)
  }
  return target
}
