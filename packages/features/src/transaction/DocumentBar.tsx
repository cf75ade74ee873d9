import { SummaryBar } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import type { ShownDocument } from './shownDocument.ts'
import { totalTerm } from './totalTerm.ts'

interface DocumentBarProps {
  readonly document: ShownDocument
  readonly action: ReactNode
}

/** The bar at the lower edge of a phone or tablet: the document's total and its most likely action. */
export function DocumentBar({ document, action }: DocumentBarProps) {
  const { tax } = useTaxLabels()
  return (
    <SummaryBar label={document.type} note={totalTerm(document, tax)} amount={document.totalIncGst} action={action} />
  )
}
