/** Ports, intermodal terminals, airports and centers of each market: name, latitude and longitude. */
type MarketPlace = readonly [name: string, latitude: number, longitude: number];

export const marketPlaces: Readonly<Record<string, readonly MarketPlace[]>> = {
  'seattle-tacoma': [
    ['Port of Tacoma', 47.269, -122.413],
    ['Port of Seattle, Terminal 18', 47.583, -122.349],
    ['Seattle–Tacoma International Airport', 47.4502, -122.3088],
    ['Downtown Seattle', 47.6062, -122.3321],
  ],
  portland: [
    ['Port of Portland, Terminal 6', 45.642, -122.744],
    ['Portland International Airport', 45.5898, -122.5951],
    ['Brooklyn Yard, Union Pacific', 45.49, -122.644],
    ['Downtown Portland', 45.5152, -122.6784],
  ],
  'east-bay': [
    ['Port of Oakland', 37.796, -122.297],
    ['Oakland International Airport', 37.7126, -122.2197],
    ['Downtown San Francisco', 37.7879, -122.4075],
    ['San Jose International Airport', 37.3639, -121.9289],
  ],
  'central-valley': [
    ['Port of Stockton', 37.953, -121.322],
    ['Lathrop Intermodal Terminal', 37.849, -121.276],
    ['Stockton Metropolitan Airport', 37.8942, -121.2383],
    ['Port of Oakland', 37.796, -122.297],
  ],
  sacramento: [
    ['Port of West Sacramento', 38.564, -121.548],
    ['Sacramento International Airport', 38.6951, -121.5908],
    ['Downtown Sacramento', 38.5816, -121.4944],
    ['Port of Oakland', 37.796, -122.297],
  ],
  reno: [
    ['Reno–Tahoe International Airport', 39.4991, -119.7681],
    ['Sparks Intermodal Facility', 39.534, -119.742],
    ['Downtown Reno', 39.5272, -119.8135],
  ],
  'los-angeles': [
    ['Port of Los Angeles', 33.7405, -118.272],
    ['Port of Long Beach', 33.754, -118.216],
    ['Los Angeles International Airport', 33.9416, -118.4085],
    ['Downtown Los Angeles', 34.05, -118.25],
  ],
  'inland-empire': [
    ['San Bernardino Intermodal, BNSF', 34.104, -117.319],
    ['Ontario International Airport', 34.056, -117.6012],
    ['Ports of Los Angeles and Long Beach', 33.748, -118.245],
    ['Downtown Los Angeles', 34.05, -118.25],
  ],
  'orange-county': [
    ['John Wayne Airport', 33.6757, -117.8682],
    ['Port of Long Beach', 33.754, -118.216],
    ['Downtown Los Angeles', 34.05, -118.25],
    ['Ontario International Airport', 34.056, -117.6012],
  ],
  'san-diego': [
    ['Otay Mesa Port of Entry', 32.55, -116.9386],
    ['Tenth Avenue Marine Terminal', 32.699, -117.156],
    ['San Diego International Airport', 32.7338, -117.1933],
    ['Downtown San Diego', 32.7157, -117.1611],
  ],
  'las-vegas': [
    ['Harry Reid International Airport', 36.084, -115.1537],
    ['Downtown Las Vegas', 36.1699, -115.1398],
    ['The Strip', 36.1147, -115.1728],
  ],
  phoenix: [
    ['Phoenix Sky Harbor International Airport', 33.4352, -112.0101],
    ['Phoenix Intermodal, BNSF', 33.548, -112.186],
    ['Downtown Phoenix', 33.4484, -112.074],
    ['Phoenix–Mesa Gateway Airport', 33.3078, -111.6556],
  ],
  'salt-lake-city': [
    ['Salt Lake City International Airport', 40.7899, -111.9791],
    ['Salt Lake City Intermodal Terminal', 40.738, -112.028],
    ['Downtown Salt Lake City', 40.7608, -111.891],
  ],
  denver: [
    ['Denver International Airport', 39.8561, -104.6737],
    ['Denver Intermodal, Union Pacific', 39.779, -104.947],
    ['Downtown Denver', 39.7392, -104.9903],
  ],
  'dallas-fort-worth': [
    ['Dallas Intermodal Terminal', 32.637, -96.735],
    ['Alliance Intermodal', 32.947, -97.348],
    ['DFW International Airport', 32.8998, -97.0403],
    ['Downtown Dallas', 32.7787, -96.7985],
    ['Downtown Fort Worth', 32.7555, -97.3308],
  ],
  houston: [
    ['Barbours Cut Terminal', 29.684, -94.998],
    ['Bayport Container Terminal', 29.615, -95.019],
    ['Bush Intercontinental Airport', 29.9902, -95.3368],
    ['Downtown Houston', 29.7604, -95.3698],
  ],
  'san-antonio': [
    ['San Antonio International Airport', 29.5337, -98.4698],
    ['Port San Antonio', 29.376, -98.571],
    ['Downtown San Antonio', 29.4246, -98.4951],
  ],
  austin: [
    ['Austin–Bergstrom International Airport', 30.1945, -97.6699],
    ['Downtown Austin', 30.2672, -97.7431],
    ['Downtown San Antonio', 29.4246, -98.4951],
  ],
  'el-paso': [
    ['Zaragoza Bridge', 31.672, -106.336],
    ['El Paso International Airport', 31.8072, -106.3776],
    ['Downtown El Paso', 31.7587, -106.4869],
  ],
  minneapolis: [
    ['Minneapolis–Saint Paul International Airport', 44.8848, -93.2223],
    ['Saint Paul Intermodal, BNSF', 44.963, -93.158],
    ['Downtown Minneapolis', 44.9778, -93.265],
  ],
  chicago: [
    ['Joliet Intermodal Terminal', 41.464, -88.132],
    ['O’Hare International Airport', 41.9742, -87.9073],
    ['Midway International Airport', 41.7868, -87.7522],
    ['The Loop', 41.8786, -87.6298],
  ],
  indianapolis: [
    ['Indianapolis International Airport', 39.7173, -86.2944],
    ['Avon Yard, CSX', 39.768, -86.394],
    ['Downtown Indianapolis', 39.7684, -86.1581],
  ],
  columbus: [
    ['Rickenbacker International Airport', 39.8138, -82.9278],
    ['John Glenn Columbus International Airport', 39.998, -82.8919],
    ['Downtown Columbus', 39.9612, -82.9988],
  ],
  'st-louis': [
    ['St. Louis Lambert International Airport', 38.7487, -90.37],
    ['America’s Central Port', 38.69, -90.15],
    ['Downtown St. Louis', 38.627, -90.1994],
  ],
  'kansas-city': [
    ['Logistics Park Kansas City, BNSF', 38.771, -94.96],
    ['Kansas City International Airport', 39.2976, -94.7139],
    ['Downtown Kansas City', 39.0997, -94.5786],
  ],
  nashville: [
    ['Nashville International Airport', 36.1263, -86.6774],
    ['Radnor Yard, CSX', 36.099, -86.756],
    ['Downtown Nashville', 36.1627, -86.7816],
  ],
  atlanta: [
    ['Hartsfield–Jackson Atlanta International Airport', 33.6407, -84.4277],
    ['Fairburn Intermodal, CSX', 33.546, -84.605],
    ['Inman Yard, Norfolk Southern', 33.799, -84.445],
    ['Downtown Atlanta', 33.749, -84.388],
  ],
  charlotte: [
    ['Charlotte Douglas International Airport', 35.2144, -80.9473],
    ['Charlotte Intermodal, Norfolk Southern', 35.221, -80.936],
    ['Uptown Charlotte', 35.2271, -80.8431],
  ],
  savannah: [
    ['Garden City Terminal', 32.126, -81.15],
    ['Savannah/Hilton Head International Airport', 32.1276, -81.2021],
    ['Downtown Savannah', 32.0809, -81.0912],
  ],
  miami: [
    ['PortMiami', 25.774, -80.165],
    ['Port Everglades', 26.09, -80.118],
    ['Miami International Airport', 25.7959, -80.287],
    ['Downtown Miami', 25.7743, -80.1937],
  ],
  'northern-new-jersey': [
    ['Port Newark–Elizabeth', 40.685, -74.152],
    ['Newark Liberty International Airport', 40.6895, -74.1745],
    ['Holland Tunnel', 40.727, -74.021],
  ],
  'lehigh-valley': [
    ['Lehigh Valley International Airport', 40.6521, -75.4408],
    ['Bethlehem Intermodal, Norfolk Southern', 40.614, -75.356],
    ['Downtown Philadelphia', 39.9526, -75.1652],
    ['Port Newark–Elizabeth', 40.685, -74.152],
  ],
  baltimore: [
    ['Seagirt Marine Terminal', 39.256, -76.545],
    ['Baltimore/Washington International Airport', 39.1754, -76.6684],
    ['Downtown Baltimore', 39.2904, -76.6122],
  ],
  boston: [
    ['Conley Container Terminal', 42.34, -71.018],
    ['Logan International Airport', 42.3656, -71.0096],
    ['Downtown Boston', 42.3554, -71.0605],
    ['Worcester Intermodal, CSX', 42.267, -71.79],
  ],
};
