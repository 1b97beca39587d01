import { concat, createWalletClient, getContractAddress, parseEther, zeroAddress, zeroHash, type Abi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  deployContract,
  getCode,
  getTransactionCount,
  readContract,
  sendTransaction,
  writeContract,
} from 'viem/actions'
import bridgeEscrow from '#contracts/artifacts/BridgeEscrow.json' with { type: 'json' }
import forwarderFactory from '#contracts/artifacts/ForwarderFactory.json' with { type: 'json' }
import bridgeFiller from '#contracts/artifacts/BridgeFiller.json' with { type: 'json' }
import testToken from '#contracts/artifacts/TestToken.json' with { type: 'json' }
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { ESCROW_VERSION } from '../order/typedData.ts'
import { type DevAccount, devAccounts } from './accounts.ts'
import { mined } from './receipt.ts'
import { localHttp } from './localHttp.ts'

type Hex = `0x${string}`
export interface Deployment {
  readonly usdc: Hex
  readonly usdcDecimals: number
  readonly escrow: Hex
  readonly filler: Hex
  /** Deployed by CREATE2, so that the deployer's nonces do not change. */
  readonly forwarderFactory: Hex
}

const DAY = 86_400n
const HOUR = 3_600n
const addressAt = (nonce: bigint): Hex =>
  getContractAddress({ from: devAccounts.deployer.address, nonce }).toLowerCase() as Hex

/** USDC has 6 decimals on one local chain and 18 on the other, so that rescaling is real. */
export const localDecimals = (chainId: number): number => (chainId === 31338 ? 18 : 6)

/** Deterministic deployer, which exists at this address on most networks, local ones included. */
const CREATE2_DEPLOYER: Hex = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
const factoryCode = forwarderFactory.bytecode as Hex
const factoryAddress = getContractAddress({
  opcode: 'CREATE2',
  from: CREATE2_DEPLOYER,
  salt: zeroHash,
  bytecode: factoryCode,
}).toLowerCase() as Hex

/** Addresses of `deployContracts`: the deployer's first three nonces, and the factory. */
export function localDeployment(chainId: number): Deployment {
  return {
    usdc: addressAt(0n),
    escrow: addressAt(1n),
    filler: addressAt(2n),
    forwarderFactory: factoryAddress,
    usdcDecimals: localDecimals(chainId),
  }
}

const walletOf = (url: string, account: DevAccount) =>
  createWalletClient({ account: privateKeyToAccount(account.key), transport: localHttp(url), pollingInterval: 50 })
type Wallet = ReturnType<typeof walletOf>

/** Settings of the local escrow; `permit2` is its address if a test deployed Permit2. */
export function escrowConfig(usdc: Hex, decimals: number, permit2: Hex = zeroAddress) {
  const attesters = devAccounts.attesters.map((a) => a.address).sort()
  return {
    governor: devAccounts.deployer.address,
    guardian: devAccounts.guardian.address,
    attesters,
    threshold: 2n,
    timelock: 30n * DAY,
    freezeDuration: DAY,
    minContractWindow: 2n * HOUR,
    minTransferWindow: 24n * HOUR,
    tokens: [zeroAddress, usdc],
    caps: [parseEther('1000'), 2_000_000n * 10n ** BigInt(decimals)],
    capWindow: HOUR,
    permit2,
  }
}

/** A chain that was set up by an earlier release has contracts that hash orders differently. */
async function requireCurrentEscrow(wallet: Wallet, chainId: number, address: Hex): Promise<void> {
  const [, , version] = await readContract(wallet, {
    address,
    abi: bridgeEscrowAbi,
    functionName: 'eip712Domain',
  })
  if (version !== ESCROW_VERSION)
    throw new Error(
      `chain ${chainId}: its escrow has version ${version}, not ${ESCROW_VERSION}; start with a fresh chain`,
    )
}

/** Deploys the missing contracts, in nonce order; a second call changes nothing. */
export async function deployContracts(url: string, chainId: number): Promise<Deployment> {
  const target = localDeployment(chainId)
  const wallet = walletOf(url, devAccounts.deployer)
  const owner = devAccounts.deployer.address
  const steps: readonly { at: Hex; abi: Abi; bytecode: string; args: readonly unknown[] }[] = [
    {
      at: target.usdc,
      abi: testTokenAbi,
      bytecode: testToken.bytecode,
      args: ['USD Coin', 'USDC', target.usdcDecimals, owner],
    },
    {
      at: target.escrow,
      abi: bridgeEscrowAbi,
      bytecode: bridgeEscrow.bytecode,
      args: [escrowConfig(target.usdc, target.usdcDecimals)],
    },
    { at: target.filler, abi: [], bytecode: bridgeFiller.bytecode, args: [] },
  ]
  for (const [nonce, step] of steps.entries()) {
    if (await getCode(wallet, { address: step.at })) {
      if (step.at === target.escrow) await requireCurrentEscrow(wallet, chainId, step.at)
      continue
    }
    const used = await getTransactionCount(wallet, { address: owner })
    if (used !== nonce)
      throw new Error(
        `chain ${chainId}: the deployer's next nonce is ${used}, contracts need ${nonce}; start with a fresh chain`,
      )
    await mined(
      wallet,
      await deployContract(wallet, {
        abi: step.abi,
        bytecode: step.bytecode as Hex,
        args: step.args,
        chain: null,
        nonce,
      }),
    )
  }
  const guardian = walletOf(url, devAccounts.guardian)
  if (!(await getCode(guardian, { address: factoryAddress })))
    await mined(
      guardian,
      await sendTransaction(guardian, { to: CREATE2_DEPLOYER, data: concat([zeroHash, factoryCode]), chain: null }),
    )
  return target
}

/** Registers the account that may withdraw a channel's fees from the chain's escrow. */
export async function registerPayee(url: string, chainId: number, channel: number, payee: string): Promise<void> {
  const wallet = walletOf(url, devAccounts.deployer)
  const { escrow } = localDeployment(chainId)
  await mined(
    wallet,
    await writeContract(wallet, {
      address: escrow,
      abi: bridgeEscrowAbi,
      functionName: 'setChannelPayee',
      args: [BigInt(channel), payee as Hex],
      chain: null,
    }),
  )
}

async function registerOfferSigner(url: string, escrow: Hex): Promise<void> {
  const wallet = walletOf(url, devAccounts.maker)
  const args = [devAccounts.offerSigner.address] as const
  const call = { abi: bridgeEscrowAbi, functionName: 'setOfferSigner', args, chain: null } as const
  await mined(wallet, await writeContract(wallet, { address: escrow, ...call }))
}

/** Address of the contract that the deployer creates with its transaction of this nonce. */
export const escrowAt = addressAt

/**
 * Deploys another escrow after the first one, with the deployer's next transaction, and registers the offer signer
 * there.
 */
export async function deployNextEscrow(url: string, chainId: number): Promise<Hex> {
  const { usdc, usdcDecimals } = localDeployment(chainId)
  const wallet = walletOf(url, devAccounts.deployer)
  const nonce = await getTransactionCount(wallet, { address: devAccounts.deployer.address })
  const bytecode = bridgeEscrow.bytecode as Hex
  const args = [escrowConfig(usdc, usdcDecimals)] as const
  await mined(wallet, await deployContract(wallet, { abi: bridgeEscrowAbi, bytecode, args, chain: null, nonce }))
  const escrow = addressAt(BigInt(nonce))
  await registerOfferSigner(url, escrow)
  return escrow
}

/** Registers the maker's offer signer and funds the named accounts with USDC (whole units). */
export async function prepareAccounts(
  url: string,
  chainId: number,
  usdc: readonly (readonly [DevAccount, bigint])[],
): Promise<void> {
  const { usdc: token, escrow, usdcDecimals } = localDeployment(chainId)
  await registerOfferSigner(url, escrow)
  const wallet = walletOf(url, devAccounts.deployer)
  for (const [account, whole] of usdc) {
    const amount = whole * 10n ** BigInt(usdcDecimals)
    await mined(
      wallet,
      await writeContract(wallet, {
        address: token,
        abi: testTokenAbi,
        functionName: 'mint',
        args: [account.address, amount],
        chain: null,
      }),
    )
  }
}
