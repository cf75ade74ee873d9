import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Anchor } from '../../parts/Anchor.tsx'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './Carousel.css.ts'

export interface Slide {
  /** Address of its picture. Without one, or if it cannot be loaded, a placeholder is shown. */
  image: string | undefined
  /** The text of the picture, shown where the picture is missing. */
  label: string
  /** The address that a press leads to. Without one the slide is not a link. */
  href?: string
  /** Opens in a new tab that has no access to this one. */
  isExternal?: boolean
}

interface CarouselSlideProps {
  slide: Slide
  /** The position among the slides, from 1. */
  position: number
  count: number
  isCurrent: boolean
}

export function CarouselSlide({ slide, position, count, isCurrent }: CarouselSlideProps) {
  const { image, label, href, isExternal = false } = slide
  const turn = `${position} of ${count}`
  const content = (
    <>
      <Picture src={image} alt="" ratio="banner" fit="filled" isEager={isCurrent} />
      {label.trim() !== '' && (
        <span className={classes(styles.caption, count > 1 && styles.besideControls)}>
          <span className={styles.words}>
            {label}
            {isExternal && (
              <span className={styles.external}>
                <Icon name="external" size="small" label="opens in a new tab" />
              </span>
            )}
          </span>
        </span>
      )}
    </>
  )
  return (
    <div
      role="group"
      aria-label={turn}
      {...(count > 1 && { 'aria-roledescription': 'slide' })}
      {...(isCurrent && { 'data-current': true })}
      className={styles.slide}
    >
      {href === undefined ? (
        <div className={styles.content}>{content}</div>
      ) : (
        <Anchor
          href={href}
          isExternal={isExternal}
          {...(label.trim() === '' && { 'aria-label': `Picture ${turn}` })}
          className={styles.content}
        >
          {content}
        </Anchor>
      )}
    </div>
  )
}
