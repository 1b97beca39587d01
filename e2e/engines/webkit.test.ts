import { findWebKit } from './webkit.ts'
import { journeysIn } from './journeys.ts'

journeysIn('WebKit', findWebKit())
