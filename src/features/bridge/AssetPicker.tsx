import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { AssetIcon } from '#src/ui/TokenIcon.tsx'
import { assetsFor } from './form.ts'
import type { Bridge } from './useBridge.ts'

interface PickerProps {
  bridge: Bridge
  catalogue: NonNullable<Bridge['catalogue']>
  onClose: () => void
}

/** Assets that the chosen pair of networks carries. */
export default function AssetPicker({ bridge, catalogue, onClose }: PickerProps) {
  const { form: store } = useServices()
  const { form, from } = bridge
  return (
    <Sheet title={t('picker-asset')} onClose={onClose}>
      <ul className="-mx-2">
        {assetsFor(catalogue, form.fromChainId, form.toChainId).map((asset) => (
          <li key={asset.asset_id}>
            <button
              type="button"
              aria-current={asset.symbol === form.token ? 'true' : undefined}
              onClick={() => {
                store.getState().patch({ token: asset.symbol })
                onClose()
              }}
              className="flex min-h-14 w-full items-center gap-3 rounded-input px-2 py-1.5 text-left hover:bg-raised aria-current:bg-raised"
            >
              <AssetIcon symbol={asset.symbol} icon={asset.icon} network={from?.alias_name ?? ''} networkIcon={from?.icon ?? ''} size={32} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{asset.symbol}</span>
                <span className="block text-caption text-muted">{asset.name}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
