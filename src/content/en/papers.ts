import type { PaperId } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'
import { studyPapers } from './study-papers'
import { visitPapers } from './visit-papers'

/** What each paper is called, and what it has to show. Checked on the day in written-on.ts. */
export const paperWords: Readonly<Record<PaperId, PaperWords>> = {
  ...studyPapers,
  ...visitPapers,
  'job-offer': {
    title: 'Job offer or contract',
    text: 'With the work, the pay and the place. A visa to look for work does without it.',
  },
  'work-certificates': {
    title: 'Certificates and letters from employers',
    text: 'Your training, and where you worked from when to when, with a translation where it is asked for.',
  },
  cv: {
    title: 'CV',
    text: 'Without gaps, in the form that is usual in the country.',
  },
  'language-proof': {
    title: 'Proof of language',
    text: 'English or the language of the country. The level depends on the job and the visa.',
  },
  recognition: {
    title: 'Recognition of your training',
    text: 'Nurses and some other professions need it. Ask the office of the country whether yours does.',
  },
  'police-certificate': {
    title: 'Police clearance certificate',
    text: 'Many countries ask for one. In India the passport office issues it.',
  },
  'australia-enrolment': {
    title: 'Confirmation of Enrolment',
    text: 'From the college in Australia. The student visa (subclass 500) needs it.',
  },
  'australia-health-cover': {
    title: 'Overseas Student Health Cover',
    text: 'For the whole stay in Australia.',
  },
  'canada-province-letter': {
    title: 'Attestation letter from the province',
    text: 'Many students in Canada need one. The college says whether you do.',
  },
  'germany-aps': {
    title: 'APS certificate',
    text: 'Most applicants from India need it before they apply for the visa for Germany.',
  },
  'uk-cas': {
    title: 'CAS number',
    text: 'From a college in the United Kingdom that is a licensed student sponsor.',
  },
  'uk-tuberculosis-test': {
    title: 'Tuberculosis test',
    text: 'At a clinic that the United Kingdom has approved, for a stay of more than six months.',
  },
  'usa-i20': {
    title: 'Form I-20',
    text: 'The college in the United States sends it. Only certified schools can do so.',
  },
  'usa-sevis': {
    title: 'Receipt of the SEVIS fee',
    text: 'Paid before you apply for the F-1 visa.',
  },
  'canada-lmia': {
    title: 'LMIA of the employer',
    text: 'Often the employer in Canada needs this paper before you can apply. Do not pay anyone for it.',
  },
  'poland-work-permit': {
    title: 'Work permit',
    text: 'Your employer in Poland gets it. You cannot get it yourself. Do not pay anyone for it.',
  },
  'uk-sponsorship': {
    title: 'Certificate of sponsorship',
    text: 'The employer in the United Kingdom gives it to you. Do not pay anyone for one.',
  },
}
