import { Hidden, TextButton } from '@trade-portal/design-system'

/** In place of a fact that could not be loaded, while the rest of the document is shown. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      We could not load it.
      <Hidden onPaper>
        <TextButton onPress={onRetry}>Try again</TextButton>
      </Hidden>
    </>
  )
}
