import type { ChainId } from '#core/chain/chainId.ts'

/** A note that a wallet has deployed, as its network shows it. */
export interface NewDeployment {
  readonly chainId: ChainId
  readonly txHash: string
  readonly wallet: string
  readonly contract: string
  readonly name: string
  readonly message: string
  /** Time of its block. */
  readonly deployedAt: Date
}

export interface DeploymentRow extends NewDeployment {
  readonly id: bigint
  /** True once no reorganization can remove it; only then it counts for campaigns. */
  readonly isFinal: boolean
  readonly createdAt: Date
}

export interface Deployments {
  /** Stores a deployment that a quorum has shown; the one that exists if its transaction is known. `due`: its first recheck. */
  record(deployment: NewDeployment, due: Date): Promise<DeploymentRow>
  /** Claims deployments that are due for a recheck until `retryAt`, in case the process dies. */
  claimDue(now: Date, retryAt: Date, limit: number): Promise<DeploymentRow[]>
  /** Sets the next recheck of one that isn't final, with the time of its block, which a reorganization may have changed. */
  recheck(id: bigint, deployedAt: Date, due: Date): Promise<void>
  /** Makes it final; false if it was final, or is gone. */
  finish(id: bigint, deployedAt: Date): Promise<boolean>
  /** Removes one that its network has dropped; a final one stays. */
  remove(id: bigint): Promise<void>
  /** Deployments of a wallet, newest first. @throws AppError `cursor_invalid` */
  page(query: {
    wallet: string
    limit: number
    cursor?: string
  }): Promise<{ list: DeploymentRow[]; nextCursor: string | null }>
}
