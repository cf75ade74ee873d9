import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressText } from '../../foundation/url/addressFields.ts'
import { topLayer } from '../../foundation/url/historyState.ts'
import { useAddressState } from '../../foundation/url/useAddressState.ts'

const fields = { product: addressText, unit: addressText }
const none = { product: '', unit: '' }

/**
 * Opens the dialog of a product in a list. It is always the same object, so that the products are not rendered again.
 */
export interface ProductOpener {
  /** @param unit the unit that was chosen in the list; '' for the default */
  readonly open: (productId: string, unit: string) => void
}

/** The product whose dialog is open. The address names the product, so it can be shared. Back closes the dialog. */
export function useOpenedProduct() {
  const [{ product: productId, unit }, setAddress] = useAddressState(fields)
  const latest = useRef(setAddress)
  useEffect(() => {
    latest.current = setAddress
  }, [setAddress])
  const opener: ProductOpener = useMemo(
    () => ({
      open: (id, chosenUnit) => latest.current({ product: id, unit: chosenUnit }, { state: topLayer }),
    }),
    [],
  )
  const opened = productId === '' ? undefined : { productId, unit }
  return { opened, opener, close: useClose(() => setAddress(none, { history: 'replace' })) }
}

/**
 * Closes the dialog by going back over the history entry that opening it has added. Otherwise Back would show the list
 * twice. A shared link has no such entry, so closing changes the address instead.
 */
function useClose(replace: () => void): () => void {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const left = useRef('')
  useEffect(() => {
    // Forward may lead to the same entry again, which can then be left again.
    left.current = ''
  }, [key])
  return () => {
    if (state !== topLayer) return replace()
    // A second press of the button must not go back twice.
    if (left.current !== key) void navigate(-1)
    left.current = key
  }
}
