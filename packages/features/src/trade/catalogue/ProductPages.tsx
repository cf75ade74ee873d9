import { Pagination, type PaginationProps } from '@trade-portal/design-system'

/** The pages of a list of products. Changing the page scrolls to the beginning of the list. */
export function ProductPages({ onPageChange, ...props }: PaginationProps) {
  return (
    <Pagination
      {...props}
      onPageChange={(page) => {
        onPageChange(page)
        window.scrollTo(0, 0)
      }}
    />
  )
}
