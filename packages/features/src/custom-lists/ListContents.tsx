import {
  ButtonLink,
  EmptyState,
  FileButton,
  Hidden,
  Inline,
  lazyDialog,
  Stack,
  Text,
} from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { useState, type ReactNode } from 'react'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { isParked } from '../trade/custom-lists/listNames.ts'
import { textFiles } from '../trade/order-text/readNewLines.ts'
import { ListActions, ListBar } from './ListActions.tsx'
import { ListLines } from './ListLines.tsx'
import { useCopyList } from './useCopyList.ts'

const LinesFromFileDialog = lazyDialog(async () => (await import('./LinesFromFileDialog.tsx')).LinesFromFileDialog)

export const noLines = 'No items in this list yet.'

interface ListContentsProps {
  readonly list: CustomList
}

export function ListContents({ list }: ListContentsProps) {
  const { hasCart } = useSettings()
  const failure = useErrorDialog()
  const onFailure = failure.report
  const copying = useCopyList({ list, onFailure })
  const bar = <ListBar {...{ list, onFailure, copying }} />
  return (
    <>
      <ListActions {...{ list, onFailure, copying }} />
      {list.lines.length === 0 ? <NoLines list={list} bar={bar} /> : <ListLines {...{ list, onFailure, bar }} />}
      {hasCart && list.lines.length > 0 && (
        <Hidden onPaper>
          <Stack space="small" align="start">
            <Text size="small" tone="subdued">
              {changeListHint(list)}
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

function NoLines({ list, bar }: ListContentsProps & { readonly bar: ReactNode }) {
  const { has } = useAccess()
  const { hasCart } = useSettings()
  return (
    <>
      <EmptyState
        isOnSheet
        title={noLines}
        icon="list"
        action={
          <Inline space="small" justify="center">
            {has('products') && <ButtonLink href={routes.products.href()}>Add products to your lists</ButtonLink>}
            {hasCart && !list.isGeneric && <AddFromFile list={list} />}
          </Inline>
        }
      >
        {hasCart && changeListHint(list)}
      </EmptyState>
      {bar}
    </>
  )
}

function AddFromFile({ list }: { readonly list: CustomList }) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <FileButton accept={textFiles} onFile={setFile}>
        Add from a file
      </FileButton>
      {file && <LinesFromFileDialog list={list} file={file} onClose={() => setFile(null)} />}
    </>
  )
}

/** Explains how to change a list. */
function changeListHint(list: CustomList): string {
  if (isParked(list)) return 'This is a parked cart. To change or order it, resume it: this list then goes away.'
  return list.isGeneric
    ? 'To make a list of your own from this one, copy it to your cart, add products, then press Save Custom List in the cart review.'
    : 'To add products, choose “Add to list…” on a product, in Quick order or on a document.'
}
