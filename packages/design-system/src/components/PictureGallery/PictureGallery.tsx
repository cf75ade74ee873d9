import { useId, useState } from 'react'
import * as choice from '../../parts/choice.css.ts'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './PictureGallery.css.ts'

interface PictureGalleryProps {
  /** Addresses of the pictures. Without any, a placeholder is shown; a single picture has no thumbnails. */
  pictures: readonly string[]
  /** What the pictures show. */
  alt: string
}

/** Maximum number of pictures; further ones are left out. */
const mostPictures = 8

/** A large picture, and below it thumbnails of all pictures to choose from. */
export function PictureGallery({ pictures, alt }: PictureGalleryProps) {
  const [chosen, setChosen] = useState(0)
  const name = useId()
  const offered = pictures.slice(0, mostPictures)
  return (
    <div className={styles.gallery}>
      <Picture src={offered[chosen]} alt={alt} ratio="wide" />
      {offered.length > 1 && (
        <div role="radiogroup" aria-label={`Pictures of ${alt}`} className={styles.choices}>
          {offered.map((src, index) => (
            <label key={src} className={styles.choice}>
              <input
                type="radio"
                tabIndex={0}
                name={name}
                checked={index === chosen}
                onChange={() => setChosen(index)}
                aria-label={`Picture ${index + 1} of ${offered.length}`}
                className={choice.input}
              />
              <Picture src={src} alt="" />
            </label>
          ))}
        </div>
      )}
    </div>
  )
}
