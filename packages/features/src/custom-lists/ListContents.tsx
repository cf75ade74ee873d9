import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { ReviewCartBar } from '../trade/cart/ReviewCartBar.tsx'
import { useAccess } from '../trade/access/queries.ts'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { ListActions } from './ListActions.tsx'
import { ListLines } from './ListLines.tsx'

export const noLines = 'No items in this list yet.'

/** The actions and lines of a list. */
export function ListContents({ list }: { readonly list: CustomList }) {
  const failure = useErrorDialog()
  return (
    <>
      <ListActions list={list} onFailure={failure.report} />
      {list.lines.length === 0 ? <NoLines /> : <ListLines list={list} onFailure={failure.report} />}
      <ReviewCartBar />
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

function NoLines() {
  const { has } = useAccess()
  return (
    <EmptyState
      title={noLines}
      icon="list"
      action={has('products') && <ButtonLink href={routes.products.href()}>Add products to your lists</ButtonLink>}
    />
  )
}
