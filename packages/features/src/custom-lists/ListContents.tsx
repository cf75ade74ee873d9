import { ButtonLink, EmptyState, Hidden, Stack, Text } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { ReviewCartBar } from '../trade/cart/ReviewCartBar.tsx'
import { useAccess } from '../trade/access/queries.ts'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { AddFromFile } from './AddFromFile.tsx'
import { ListActions } from './ListActions.tsx'
import { ListLines } from './ListLines.tsx'
import { updateHint } from './updateHint.ts'

export const noLines = 'No items in this list yet.'

/** The actions and lines of a list, and how to change it. */
export function ListContents({ list }: { readonly list: CustomList }) {
  const { hasCart } = useSettings()
  const failure = useErrorDialog()
  return (
    <>
      <ListActions list={list} onFailure={failure.report} />
      {list.lines.length === 0 ? <NoLines /> : <ListLines list={list} onFailure={failure.report} />}
      {hasCart && (
        <Hidden onPaper>
          <Stack space="small" align="start">
            <Text size="small" tone="subdued">
              {updateHint(list)}
            </Text>
            {!list.isGeneric && <AddFromFile list={list} />}
          </Stack>
        </Hidden>
      )}
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

function NoLines() {
  const { has } = useAccess()
  return (
    <>
      <EmptyState
        title={noLines}
        icon="list"
        action={has('products') && <ButtonLink href={routes.products.href()}>Add products to your lists</ButtonLink>}
      />
      <ReviewCartBar />
    </>
  )
}
