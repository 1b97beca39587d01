import { useState } from 'react'
import { usdView } from '#src/format/amount.ts'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { Link } from '#src/ui/Link.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { SearchField } from '#src/ui/Field.tsx'
import { TabRow } from '#src/ui/Tabs.tsx'
import { AssetIcon, RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { StalePriceMark, UsdText } from '#src/ui/AmountText.tsx'
import { samples } from './samples.ts'

const [network] = samples.shores
const icon = network.toLowerCase()

/** Networks and assets, with and without an icon. */
export const Pictures = () => (
  <Card title={samples.pictures}>
    <div className="flex flex-wrap items-center gap-4">
      {samples.symbols.map((symbol) => (
        <AssetIcon
          key={symbol}
          symbol={symbol}
          icon={symbol.toLowerCase()}
          network={network}
          networkIcon={icon}
          size={40}
        />
      ))}
      <RoundIcon kind="network" name={network} icon={icon} size={40} />
      <RoundIcon kind="network" name={samples.unknown} icon="" size={40} />
    </div>
  </Card>
)

export const Facts = () => (
  <Card title={samples.facts}>
    <dl>
      <FactRow label={samples.fact} note={<UsdText usd={usdView('0.42', false)} />}>
        {samples.factValue}
      </FactRow>
      <FactRow label={samples.oldPrice}>
        <UsdText usd={usdView('0.42', true)} />
      </FactRow>
      <FactRow label={samples.oldPriceMark}>
        <StalePriceMark />
      </FactRow>
      <FactRow label={samples.noPrice}>
        <UsdText usd={usdView(null, false)} />
      </FactRow>
      <FactRow label={samples.field} long>
        <FullAddress address={samples.address} /> <CopyButton text={samples.address} label={samples.copy} />
      </FactRow>
    </dl>
    <Link to="/" className="mt-3 inline-flex min-h-11 items-center text-small underline underline-offset-4">
      {samples.link}
    </Link>
  </Card>
)

export function Finding() {
  const [tab, setTab] = useState<string>(samples.tabList[0])
  const [search, setSearch] = useState('')
  return (
    <Card title={samples.finding}>
      <TabRow
        label={samples.finding}
        value={tab}
        onChange={setTab}
        tabs={samples.tabList.map((text) => ({ id: text, text }))}
      />
      <SearchField value={search} onChange={setSearch} placeholder={samples.search} />
    </Card>
  )
}

export const Codes = () => (
  <Card title={samples.code}>
    <div className="max-w-40">
      <QrCode text={samples.address} label={samples.code} />
    </div>
  </Card>
)
