import { fromCents } from '@trade-portal/supplier-api'
import type { Ageing } from '../../rules/ageing.ts'

export function ageingRow(ageing: Ageing) {
  return {
    currentBalance: fromCents(ageing.current),
    day30Balance: fromCents(ageing.days30),
    day60Balance: fromCents(ageing.days60),
    day90Balance: fromCents(ageing.days90),
    day120Balance: fromCents(ageing.days120),
    dueBalance: fromCents(ageing.total),
  }
}
