import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { checkInAbi } from '#contracts/abi/checkIn.ts'
import { type NodeContext, lower } from './context.ts'

/** Date on which no check-in is possible. */
const NO_DAY = 0n

/** True if a check-in contract answers at this address. @throws AppError `rpc_unreachable` */
export const hasCheckIn = ({ pool }: NodeContext, contract: string): Promise<boolean> =>
  pool.first((client) =>
    readContract(client, {
      abi: checkInAbi,
      address: lower(contract),
      functionName: 'checkInData',
      args: [zeroAddress, NO_DAY],
    }).then(
      () => true,
      (error: unknown) => {
        if (
          error instanceof BaseError &&
          error.walk(
            (cause) => cause instanceof ContractFunctionZeroDataError || cause instanceof ContractFunctionRevertedError,
          )
        )
          return false
        throw error
      },
    ),
  )
