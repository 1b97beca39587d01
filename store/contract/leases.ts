/** Proof of holding a lease, checked inside the writing transaction. */
export interface Fence {
  name: string
  epoch: bigint
}

export interface Leases {
  /** Takes the lease when it is free, expired or already ours; every time raises the epoch. Null when another owner holds it. */
  acquire(name: string, owner: string, ttlSeconds: number, now: Date): Promise<Fence | null>
  renew(fence: Fence, owner: string, ttlSeconds: number, now: Date): Promise<boolean>
  release(fence: Fence, owner: string): Promise<void>
}
