import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { popupForm } from '#src/features/around/popupForm.ts'
import { paramsFromForm } from '#src/features/bridge/params.ts'
import { useServices } from '#src/services.ts'
import type { Preset } from './activityView.ts'

/** Nothing that a link asked for is stronger than a tap on a campaign. */
const noLink = { wishes: {}, refused: [] }

/** Where a campaign's row leads, and what fills the form on the way: from and to, and the token that is chosen already, since no task asks for one. */
export function useQuestStart(): (preset: Preset) => { to: string; onClick: () => void } {
  const { api, form: store } = useServices()
  const { data: chains } = useQuery(chainsQuery(api))
  const { data: tokens } = useQuery(tokensQuery(api))
  const now = useStore(store)
  const catalogue = chains && tokens ? { ...chains, tokens: tokens.list } : null
  return (preset) => {
    const form = popupForm(catalogue, noLink, preset, now)
    return { to: `/?${paramsFromForm(form).toString()}`, onClick: () => store.getState().patch(form) }
  }
}
