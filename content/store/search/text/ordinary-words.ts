/**
 * Words that people type when they look for industrial space, and that are neither misspelled names nor the towns of the same name: "trade" is not Trade, TN.
 * Words that the properties contain are found as usual.
 */
const ordinaryWords: ReadonlySet<string> = new Set(
  `able above access across active adjacent affordable agent air alarm amenities amenity american annual apartment approved april asap asphalt assembly asset assets
  august auction auto automated automation automotive backup balcony bank bargain base basement bath battery bay bays beach bed benefit best better beverage bicycle
  big bike biggest block blocks boat body bond bonded bottom box brand break brewery brick bridge broker brokers budget built bulk bus buy buyer cafeteria call camera
  canopy capacity car card care cargo cars cash ceiling ceilings central certified chain chance charge charger chargers charging cheaper cheapest chemical church clean
  clear cliff climate closed club coast code coffee cold college color column columns commercial commission community complex concrete condo condominium
  conference construction contact contactless container containers contract contractor conveyor cooled cooler cooling corner corporate cost costs counter country
  court courts coverage covered crane cranes credit cross current custom customs daily data date day days deal december deck deep delivery demand density depot
  depth design desk developer development direct discount district dispatch distance dock docks dog dollar door doors double down downtown draft drayage drive driver
  drivers driveway dry duty early ecommerce economic edge efficient electric electrical electronics elevator elevators emergency empty energy engineering enterprise
  entire entrance equipment escalator event excellent exclusive exhaust existing exit expansion expensive experience explosion export expired extra factory fair
  family fan fans farm fast february fence fenced fiber field film final finance financing fire first fitness flat fleet flex flood floor flooring floors flower
  food footage foreign forklift free freezer freight frequency fresh friday front frontage frozen fuel full fulfillment furniture garage garden gate gated
  generator glass gold good government grade grain grand green grocery ground gross group growth guard gym half hall hangar happy hard hazardous hazmat headquarters
  health heat heated heating heavy height helipad help high highway historic hold holding home hospital hotel hour hours house household housing huge human hvac
  ideal image immediate import inch incentive incentives incubator individual indoor infill insulated insurance intermodal internet inventory investment
  invoice island january job jobs joint july june just keep key kitchen lab labor laboratory ladder land landlord large largest late later latest launch laundry
  lawn leader leased lessee lessor less level leveler levelers licensed life lift light lighting limit limited line liquor little live load loading loan
  local lobby locker logistic long lounge love low lower lowest loyal luxury machine machinery main maintenance major make mall manage managed management manager
  manufacturing marble march marine marijuana materials maybe medical medium meeting metal mezzanine mezzanines middle midsize military milk mill mine mix mixed
  modular monday money month monthly mortgage motor mountain move multi multiple museum music name narrow natural negotiable net network never newest next
  nice night noise normal north november number nursery obsolete occupancy october offer office oil online only open operator option order organic outdoor
  outlet outside overhead overnight owner package packaging paint pallet pallets paper parcel park parking part partial partner parts party patio paved pay
  payment people percent perfect period permanent permit personal pet pharma pharmacy phone photo pilot pipe pizza place plan plant plastic play please plumbing
  plus point police pool power powered premium press price prices pricing prime print printing privacy private pro process processing produce product production
  professional project proof pub public purchase quality quantity quick quiet quote racked racking racks rail railcar ramp ramps range rate rates raw ready rear
  receiving recent recycling reduced refrigerator region remodeled renewable renovated rental rented repair replacement request research residential rest restaurant
  restricted retail return returns right river road robotics rock roof rooftop room rooms round row rural safe safety sale sales salon salt same sanitary saturday
  scale school screen sea seasonal second secure secured security self sell seller senior september server service services sewer shared sharing shed shelf shell
  shipper shipping shop shopping short show showroom side signage silver single site skylight skylights slab sleep slow small smallest smart smoke snow
  social soft software soil solar sold solid soon sound south speed sports spot spray spring sprinkler sprinklers stable stack staff stage stairs standard star
  starting station steel stock stone stop storage store story street strip strong structure student studio summer sunday super supermarket supply surface swing
  system systems table tall tank tanks tax taxes tech technology temporary tenant term terminal terms test textile theater thin third three ticket tile time timber
  tire tires today toilet toilets top total tour tow tower town toy trade trades traffic trail trailer trailers train training transit transload transloading
  transport transportation travel trees trench truck trucking trucks tuesday turn turnkey type under unit universal university upper urban used useful utilities
  utility vacant vacancy valley value van vans vehicle vehicles vent ventilated ventilation very video view village virtual visit voltage wage wall walls want
  wash washing waste water waterfront way wednesday week weekend weekly welding well west wet whole wholesale wide width wind window windows wine winter wireless wood
  work worker workers workforce working workshop world yard year yearly years yellow yes young zero zone zoned zones zoning`.split(/\s+/),
);

/** Also in the plural. */
export const isOrdinaryWord = (word: string): boolean =>
  ordinaryWords.has(word) || (word.endsWith('s') && ordinaryWords.has(word.slice(0, -1)));
