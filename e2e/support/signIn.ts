import { encodeFunctionData } from 'viem'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { dateNumber, utcDay } from '#core/rewards/utcDay.ts'
import { mined, rpc } from './chain.ts'
import type { Endpoints } from './fixtures.ts'

interface Contract {
  chainId: number
  contractAddress: string
}

/** Checks the account in for today on Northshore without the app; returns the hash once it is mined. */
export async function signInElsewhere(stack: Endpoints, account: string): Promise<string> {
  const { data } = (await (await fetch(`${stack.url}/api/lottery/maker/sign/contract`)).json()) as { data: Contract[] }
  const to = data.find(({ chainId }) => chainId === 31337)?.contractAddress
  const call = encodeFunctionData({
    abi: checkInAbi,
    functionName: 'checkIn',
    args: [BigInt(dateNumber(utcDay(new Date())))],
  })
  const hash = await rpc<string>(stack.rpc.north, 'eth_sendTransaction', [{ from: account, to, data: call }])
  await mined(stack.rpc.north, hash)
  return hash
}
