import { useState } from 'react'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button, IconButton } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Field, TextArea, Select } from '#src/ui/Field.tsx'
import { ShieldIcon } from '#src/ui/icons.tsx'
import { CopyIcon } from '#src/ui/moreIcons.tsx'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { Tooltip } from '#src/ui/Tooltip.tsx'
import { createToasts, type ToastTone, useToastList } from '#src/ui/toasts/toasts.ts'
import { ToastRegion } from '#src/ui/toasts/ToastRegion.tsx'
import { samples } from './samples.ts'

export const Buttons = () => (
  <Card title={samples.buttons}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {samples.looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-3">
          <Button look={look}>{look}</Button>
          <Button look={look} disabled>
            {samples.disabled}
          </Button>
          <Button look={look} loading>
            {samples.loading}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" icon={<ShieldIcon />}>
          {samples.icons}
        </Button>
        <IconButton label={samples.icons}>
          <CopyIcon />
        </IconButton>
      </div>
      <MainButton text={samples.main} onClick={() => {}} />
    </div>
  </Card>
)

export function Fields() {
  const [on, setOn] = useState(true)
  return (
    <Card title={samples.fields}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Field label={samples.field} note={samples.note} placeholder={samples.value} />
        <Field label={samples.field} error={samples.error} defaultValue={samples.value} />
        <Field label={samples.field} disabled defaultValue={samples.value} />
        <TextArea label={samples.area} note={samples.note} />
        <Select label={samples.select} choices={samples.choices.map((value) => ({ value, text: value }))} />
        <Switch label={samples.switch} note={samples.switchNote} on={on} onChange={setOn} />
        <Switch label={samples.switch} on={!on} onChange={(next) => setOn(!next)} />
      </div>
    </Card>
  )
}

export function TabSamples() {
  const [tab, setTab] = useState<string>(samples.tabList[0])
  return (
    <Card title={samples.tabs}>
      <Tabs
        label={samples.tabs}
        value={tab}
        onChange={setTab}
        tabs={samples.tabList.map((text, index) => ({ id: text, text, disabled: index === 2 }))}
      >
        <p className="p-4 text-muted">
          {samples.panel}
          {tab}
        </p>
      </Tabs>
    </Card>
  )
}

const tones: readonly BadgeTone[] = ['plain', 'tide', 'ember', 'good', 'warn', 'bad']
export const Badges = () => (
  <Card title={samples.badges}>
    <div className="flex flex-wrap gap-2">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  </Card>
)

const toastTones: readonly ToastTone[] = ['info', 'success', 'warning', 'error']
export function ToastSamples() {
  const [toasts] = useState(createToasts)
  const list = useToastList(toasts)
  return (
    <Card title={samples.toasts}>
      <div className="flex flex-wrap gap-2">
        {toastTones.map((tone) => (
          <Button
            key={tone}
            look="secondary"
            onClick={() => toasts.show({ tone, text: samples.toast, durationMs: 8000 })}
          >
            {tone}
          </Button>
        ))}
      </div>
      <ToastRegion toasts={toasts} list={list} label={samples.region} closeLabel={samples.close} />
    </Card>
  )
}

export const Tooltips = () => (
  <Card title={samples.tooltips}>
    <p className="flex items-center gap-2">
      {samples.tooltips} <Tooltip label={samples.tooltips} text={samples.tooltip} />
    </p>
  </Card>
)

export const Progress = () => (
  <Card title={samples.progress}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProgressBar label={samples.progressLabel} value={0.4} />
      <ProgressBar
        label={samples.progressLabel}
        value={0.6}
        tone="ember"
        markers={samples.steps.map((text, index) => ({ text, at: (index + 1) / 3 }))}
      />
    </div>
  </Card>
)

export const Skeletons = () => (
  <Card title={samples.skeletons}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Skeleton className="h-9 w-1/2" />
      <Skeleton />
      <Skeleton className="h-5 w-2/3" />
    </div>
  </Card>
)

export const States = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    {(['open', 'search', 'closed'] as const).map((line) => (
      <EmptyState key={line} title={samples.empty} text={samples.emptyText} line={line} />
    ))}
    <ErrorState title={samples.failed} text={samples.failedText} action={{ label: samples.retry, onClick: () => {} }} />
  </div>
)

export const Notices = () => (
  <Card title={samples.notices}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {(['info', 'warn', 'bad'] as const).map((tone) => (
        <Notice key={tone} tone={tone} action={tone === 'warn' ? { label: samples.fix, onClick: () => {} } : null}>
          {samples.notice}
        </Notice>
      ))}
    </div>
  </Card>
)

export function Sheets() {
  const [open, setOpen] = useState(false)
  return (
    <Card title={samples.sheets}>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {samples.sheet}
      </Button>
      {open ? (
        <Sheet title={samples.sheets} onClose={() => setOpen(false)} footer={<Button wide>{samples.sheet}</Button>}>
          <p className="text-muted">{samples.sheetText}</p>
        </Sheet>
      ) : null}
    </Card>
  )
}
