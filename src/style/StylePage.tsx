import { Elevation, Motion, Radii, Spacing } from './measures.tsx'
import {
  Badges,
  Buttons,
  Fields,
  Notices,
  Progress,
  Sheets,
  Skeletons,
  States,
  TabSamples,
  ToastSamples,
  Tooltips,
} from './parts.tsx'
import { Codes, Facts, Finding, Pictures } from './pieces.tsx'
import { samples } from './samples.ts'
import { Amounts, Signature } from './signature.tsx'
import { Colours, TypeScale } from './tokens.tsx'

/** Every component in every state, for development. Builds for operators do not contain it. */
export default function StylePage() {
  return (
    <div
      data-page="causeway-style-page"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[60rem]:grid-cols-2"
    >
      <h1 className="text-title font-semibold tracking-tight min-[60rem]:col-span-2">{samples.title}</h1>
      {[
        Signature,
        Amounts,
        Buttons,
        Fields,
        TabSamples,
        Badges,
        ToastSamples,
        Tooltips,
        Pictures,
        Facts,
        Finding,
        Codes,
        Progress,
        Skeletons,
        Notices,
        Sheets,
        Colours,
        TypeScale,
        Radii,
        Spacing,
        Elevation,
        Motion,
        States,
      ].map((Part, index) => (
        <Part key={index} />
      ))}
    </div>
  )
}
