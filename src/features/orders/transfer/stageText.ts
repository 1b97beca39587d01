import { t } from '#src/i18n/t.ts'
import type { JourneyStage } from './executeSteps.ts'

/** Button text while waiting for the wallet or the network. */
export function stageText(stage: JourneyStage | { kind: 'ordering' }, network: string): string {
  if (stage.kind === 'ordering') return t('stage-ordering')
  return stage.kind === 'asking' ? t(`stage-asking-${stage.label}`) : t('stage-confirming', { network })
}
