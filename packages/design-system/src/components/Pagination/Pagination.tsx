import { Button } from '../Button/Button.tsx'
import * as styles from './Pagination.css.ts'

export interface PaginationProps {
  /** Number of the page, from 1. */
  page: number
  /** Number of pages, if known. */
  pages?: number
  hasNext: boolean
  onPageChange: (page: number) => void
}

/** Buttons for the previous and the next page. The list must announce the new page once it is loaded. */
export function Pagination({ page, pages, hasNext, onPageChange }: PaginationProps) {
  return (
    <nav aria-label="Pages" className={styles.pagination}>
      <Button variant="secondary" icon="chevronLeft" isDisabled={page <= 1} onPress={() => onPageChange(page - 1)}>
        Previous
      </Button>
      <span className={styles.page}>{pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`}</span>
      <Button
        variant="secondary"
        icon="chevronRight"
        iconPosition="end"
        isDisabled={!hasNext}
        onPress={() => onPageChange(page + 1)}
      >
        Next
      </Button>
    </nav>
  )
}
