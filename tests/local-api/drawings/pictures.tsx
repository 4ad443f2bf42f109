import { notFound } from '@/words/not-found'
import { createElement } from 'react'
import { CountryScene } from '@/components/art/country-scene'
import { LazyCountryScene, PlainScene } from '@/components/art/country-scene-lazy'
import { JobScene, trades } from '@/components/art/job-scene'
import { LazyJobScene } from '@/components/art/job-scene-lazy'
import { PictureFrame } from '@/components/art/picture-frame'
import { ReturnToSender } from '@/components/art/return-stamp'
import { hours, landscapes, scenes } from '@/components/art/scenes-world'
import { Voyage } from '@/components/art/voyage'
import * as serviceArt from '@/pages/public/home-page/service-art'
import { LONG_NAME, type Shelf, specimensOf } from './specimen'

const countries: Shelf = {
  title: 'Countries with a scene of their own',
  specimens: [...scenes.keys()].map((name) => ({ name, drawing: <CountryScene name={name} /> })),
}

const anywhere: Shelf = {
  title: 'Landscapes for any other country',
  specimens: [
    ...landscapes.flatMap((landscape) =>
      hours.map((hour, index) => ({
        name: `${landscape.name}, hour ${index + 1}`,
        drawing: <PictureFrame>{createElement(landscape, hour)}</PictureFrame>,
      })),
    ),
    ...['Atlantis', 'Utopia', 'Ruritania', LONG_NAME].map((name) => ({
      name: `as “${name}” gets it`,
      drawing: <CountryScene name={name} />,
    })),
  ],
}

const jobs: Shelf = {
  title: 'Jobs',
  specimens: [
    ...trades.map(([, Trade]) => ({
      name: Trade.name,
      drawing: (
        <PictureFrame>
          <Trade />
        </PictureFrame>
      ),
    })),
    { name: 'any other', drawing: <JobScene name={LONG_NAME} /> },
  ],
}

const late: Shelf = {
  title: 'Scenes whose code comes later',
  specimens: [
    { name: 'a country until then, and where it fails', drawing: <PlainScene name="" /> },
    { name: 'a job until then', drawing: <PictureFrame className="outlined" /> },
    { name: 'a country, there', drawing: <LazyCountryScene name="Japan" /> },
    { name: 'a job, there', drawing: <LazyJobScene name="Nursing" /> },
  ],
}

const large: Shelf = {
  title: 'Large pictures',
  specimens: [
    { name: 'Voyage, on a phone', drawing: <Voyage />, width: 320 },
    { name: 'Voyage', drawing: <Voyage />, width: 560 },
    {
      name: 'ReturnToSender, on a phone',
      drawing: <ReturnToSender text={notFound.stamp} />,
      width: 256,
    },
    { name: 'ReturnToSender', drawing: <ReturnToSender text={notFound.stamp} />, width: 416 },
  ],
}

/** Scenes, landscapes and the pictures of single pages. */
export const pictures: readonly Shelf[] = [
  countries,
  anywhere,
  jobs,
  late,
  { title: 'The papers of the three services', specimens: specimensOf(serviceArt) },
  large,
]
