/** Proof of holding a lease, checked inside the writing transaction. */
export interface Fence {
  name: string
  epoch: bigint
}

export interface Leases {
  /** Acquires the lease if it is free, expired or ours; each call raises the epoch. Null if another owner holds it. */
  acquire(name: string, owner: string, ttlSeconds: number, now: Date): Promise<Fence | null>
  renew(fence: Fence, owner: string, ttlSeconds: number, now: Date): Promise<boolean>
  release(fence: Fence, owner: string): Promise<void>
}
