import type { Host } from '#src/platform/contract.ts'
import { ReceiptsSwitch } from './ReceiptsSwitch.tsx'
import { useReceipts } from './useReceipts.ts'

/** Row in the settings. */
export default function ReceiptsRow({ host }: { host: Host }) {
  const receipts = useReceipts(host)
  return receipts.shown ? <ReceiptsSwitch {...receipts} /> : null
}
