import { Inline } from '@trade-portal/design-system'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { CopyList } from './CopyList.tsx'
import { DeleteList } from './DeleteList.tsx'
import { isParked } from '../trade/custom-lists/isParked.ts'
import { DownloadList } from './DownloadList.tsx'
import type { ListPartProps } from './ListPartProps.ts'
import { ResumeCart } from './ResumeCart.tsx'

/** Copies, downloads and deletes a list. Generic lists cannot be deleted. Without a cart, only deleting is offered. */
export function ListActions({ list, onFailure }: ListPartProps) {
  const { hasCart } = useSettings()
  if (!hasCart && list.isGeneric) return null
  return (
    <Inline space="small">
      {hasCart && isParked(list) && <ResumeCart list={list} onFailure={onFailure} />}
      {hasCart && <CopyList list={list} onFailure={onFailure} />}
      {hasCart && <DownloadList list={list} />}
      {!list.isGeneric && <DeleteList list={list} onFailure={onFailure} />}
    </Inline>
  )
}
