import { Button, Dialog, EmptyState, Text } from '@trade-portal/design-system'
import type { TransactionDetail } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import { FailureDialog, useErrorDialog } from '../../foundation/failures/FailureDialog.tsx'
import { counted } from '../../foundation/lists/counted.ts'
import { AddToListButton } from '../custom-lists/AddToListButton.tsx'
import { boughtProducts } from './boughtProducts.ts'
import { ReorderList } from './ReorderList.tsx'
import { useReorder } from './useReorder.ts'

interface ReorderDialogProps {
  readonly document: TransactionDetail & { readonly heading: string }
  readonly onClose: () => void
}

/** Lets the customer select lines of a document, and adds them to the cart. */
export function ReorderDialog({ document, onClose }: ReorderDialogProps) {
  const products = useMemo(() => boughtProducts([document]), [document])
  const reorder = useReorder(products)
  const failure = useErrorDialog()
  const { selected } = reorder
  return (
    <Dialog
      title={`Reorder lines of ${document.heading}`}
      size="large"
      isOpen
      onClose={onClose}
      summary={<Text>{`${selected.size} of ${counted(products.length, 'product')} selected`}</Text>}
      actions={
        <>
          <AddToListButton goods={reorder.goods} />
          <Button
            icon="cart"
            isDisabled={selected.size === 0}
            isPending={reorder.isPending}
            pendingLabel={reorder.progress}
            onPress={() => void reorder.addSelected().catch(failure.report)}
          >
            Add selected
          </Button>
        </>
      }
    >
      {products.length === 0 ? (
        <EmptyState title="This document has no products to order." icon="list" />
      ) : (
        <ReorderList products={products} reorder={reorder} />
      )}
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Dialog>
  )
}
