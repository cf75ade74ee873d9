import { useEffect, useMemo, useRef } from 'react'
import { addressText } from '../addresses/addressFields.ts'
import { useAddressState } from '../addresses/useAddressState.ts'

const fields = { product: addressText, unit: addressText }
const none = { product: '', unit: '' }

/** Opens the dialog of a product of a list. It stays the same object, so that no product renders anew. */
export interface ProductOpener {
  /** @param unit the unit that was chosen in the list; '' for the default */
  readonly open: (productId: string, unit: string) => void
}

/** The product whose dialog is open. It is in the address, which can be shared; Back closes the dialog. */
export function useOpenedProduct() {
  const [{ product: productId, unit }, setAddress] = useAddressState(fields)
  const latest = useRef(setAddress)
  useEffect(() => {
    latest.current = setAddress
  }, [setAddress])
  const opener: ProductOpener = useMemo(
    () => ({ open: (id, chosenUnit) => latest.current({ product: id, unit: chosenUnit }) }),
    [],
  )
  const opened = productId === '' ? undefined : { productId, unit }
  return { opened, opener, close: () => setAddress(none, { history: 'replace' }) }
}
