import { WalletIcon } from '#src/ui/icons.tsx'

/** Wallets announce their own pictures; only inline data is shown, so that no list of wallets loads from elsewhere. */
export function WalletIconFrame({ icon, name }: { icon: string | null; name: string }) {
  return icon?.startsWith('data:image/') ? (
    <img src={icon.trim()} alt="" width={36} height={36} className="size-9 flex-none rounded-[0.625rem]" />
  ) : (
    <span title={name} className="grid size-9 flex-none place-items-center rounded-[0.625rem] bg-water text-muted">
      <WalletIcon />
    </span>
  )
}
