import { ButtonLink, EmptyState, Hidden, Stack, Text } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import type { ReactNode } from 'react'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { AddFromFile } from './AddFromFile.tsx'
import { ListActions } from './ListActions.tsx'
import { ListBar } from './ListBar.tsx'
import { ListLines } from './ListLines.tsx'
import { updateHint } from './updateHint.ts'
import { useCopyList } from './useCopyList.ts'

export const noLines = 'No items in this list yet.'

interface ListContentsProps {
  readonly list: CustomList
}

/** The actions and lines of a list, and how to change it. */
export function ListContents({ list }: ListContentsProps) {
  const { hasCart } = useSettings()
  const failure = useErrorDialog()
  const onFailure = failure.report
  const copying = useCopyList({ list, onFailure })
  const bar = <ListBar {...{ list, onFailure, copying }} />
  return (
    <>
      <ListActions {...{ list, onFailure, copying }} />
      {list.lines.length === 0 ? <NoLines bar={bar} /> : <ListLines {...{ list, onFailure, bar }} />}
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
      {copying.dialogs}
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

function NoLines({ bar }: { readonly bar: ReactNode }) {
  const { has } = useAccess()
  return (
    <>
      <EmptyState
        title={noLines}
        icon="list"
        action={has('products') && <ButtonLink href={routes.products.href()}>Add products to your lists</ButtonLink>}
      />
      {bar}
    </>
  )
}
