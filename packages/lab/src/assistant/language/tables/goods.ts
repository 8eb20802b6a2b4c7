/**
 * What shops sell, with products of each kind for the example records: `中文 | English | Chinese products | English products`.
 * Chinese words are parted by spaces, English ones by commas.
 */
export const goods = `
茶叶 茗茶 名茶 花茶 好茶 | tea, loose tea, loose leaf tea | 西湖龙井、正山小种、铁观音、茉莉花茶、白毫银针 | Earl Grey, Jasmine green, Oolong, Assam, Peppermint
咖啡豆 咖啡 | coffee, coffee bean | 耶加雪菲、曼特宁、意式拼配、挂耳包、冷萃液 | House blend, Ethiopia filter, Espresso roast, Decaf, Cold brew
奶茶 饮品 果茶 | bubble tea, milk tea, drink, juice, smoothie | 珍珠奶茶、杨枝甘露、柠檬茶、芋泥鲜奶、桂花乌龙 | Classic milk tea, Mango smoothie, Lemon iced tea, Taro latte, Orange juice
鲜花 花束 花卉 花艺 | flower, bouquet, florist | 红玫瑰花束、向日葵、百合、满天星、绣球 | Rose bouquet, Sunflowers, Lilies, Tulips, Dried flowers
绿植 盆栽 多肉 植物 | plant, houseplant, succulent, seedling | 绿萝、龟背竹、多肉拼盘、文竹、虎尾兰 | Monstera, Snake plant, Succulent set, Fern, Peace lily
图书 书籍 二手书 旧书 绘本 | book, used book, second-hand book | 城南旧事、边城、呐喊、围城、骆驼祥子 | The Hidden Garden, A Quiet Year, River Notes, The Long Road, Night Harbour
水果 生鲜水果 果品 | fruit | 红富士苹果、赣南脐橙、巨峰葡萄、海南芒果、丹东草莓 | Apples, Oranges, Grapes, Mangoes, Strawberries
蔬菜 果蔬 农产品 有机蔬菜 | vegetable, veg, produce, organic vegetable, farm produce | 西红柿、小白菜、土豆、玉米、黄瓜 | Tomatoes, Spinach, Potatoes, Sweetcorn, Cucumbers
海鲜 水产 | seafood, fish | 大黄鱼、基围虾、梭子蟹、花蛤、鱿鱼 | Cod fillet, Prawns, Crab, Mussels, Squid
粮油 杂粮 大米 | grain, rice, cooking oil | 五常大米、小米、花生油、绿豆、糯米 | Basmati rice, Oats, Olive oil, Lentils, Quinoa
面包 糕点 蛋糕 甜品 点心 烘焙 | bread, cake, pastry, bakery, cookie, dessert, cupcake | 吐司、可颂、奶油蛋糕、蛋挞、曲奇 | Sourdough loaf, Croissant, Carrot cake, Cinnamon roll, Oat cookies
零食 小吃 坚果 糖果 | snack, candy, sweet, chocolate, nut | 每日坚果、牛肉干、海苔脆、话梅、芝麻糖 | Mixed nuts, Dark chocolate, Crisps, Dried mango, Liquorice
蜂蜜 蜂产品 | honey | 洋槐蜜、椴树蜜、枣花蜜、百花蜜、蜂王浆 | Acacia honey, Lime honey, Clover honey, Wildflower honey, Honeycomb
酒水 白酒 红酒 葡萄酒 精酿 啤酒 | wine, beer, craft beer, spirit, whisky | 干红葡萄酒、高粱酒、精酿小麦啤、米酒、梅子酒 | Pinot Noir, Riesling, Pale ale, Wheat beer, Single malt
服装 衣服 女装 男装 童装 服饰 汉服 | clothes, clothing, apparel, dress, t-shirt, tshirt, shirt, fashion | 纯棉衬衫、牛仔裤、针织衫、连衣裙、风衣 | Cotton shirt, Jeans, Knitted jumper, Summer dress, Rain jacket
鞋子 球鞋 运动鞋 鞋类 | shoe, sneaker, boot | 跑步鞋、帆布鞋、皮靴、凉鞋、板鞋 | Running shoes, Canvas trainers, Leather boots, Sandals, Loafers
首饰 饰品 珠宝 项链 | jewelry, jewellery, necklace, earring, accessory | 银项链、珍珠耳环、玉手镯、编织手链、胸针 | Silver necklace, Pearl earrings, Jade bangle, Woven bracelet, Brooch
玩具 积木 手办 | toy, puzzle, board game | 木质积木、毛绒熊、拼图、遥控车、跳棋 | Wooden blocks, Teddy bear, Jigsaw, Toy car, Board game
宠物用品 宠物食品 猫粮 狗粮 | pet supply, pet food, cat food, dog food | 猫粮、狗粮、逗猫棒、宠物窝、牵引绳 | Cat food, Dog food, Feather toy, Pet bed, Lead
文具 办公用品 文创 | stationery, notebook, pen | 方格笔记本、中性笔、便签、书签、胶带 | Dotted notebook, Gel pen, Sticky notes, Bookmark, Paper tape
化妆品 护肤品 美妆 彩妆 | cosmetic, makeup, make-up, skincare, skin care, beauty product | 保湿面霜、口红、洁面乳、防晒霜、眉笔 | Face cream, Lipstick, Cleanser, Sunscreen, Eyebrow pencil
数码产品 数码 电子产品 手机 手机配件 电脑 电脑配件 | electronics, phone, phone case, gadget, laptop, computer, headphone | 蓝牙耳机、充电宝、机械键盘、手机壳、数据线 | Wireless earphones, Power bank, Keyboard, Phone case, Charging cable
家具 家居 家居用品 | furniture, homeware, home decor | 书桌、餐椅、落地灯、书架、沙发 | Writing desk, Dining chair, Floor lamp, Bookcase, Sofa
陶瓷 瓷器 陶艺 茶具 | ceramic, pottery, tableware, teapot | 青瓷茶杯、手绘餐盘、粗陶花瓶、盖碗、汤碗 | Celadon cup, Painted plate, Stoneware vase, Teapot, Soup bowl
蜡烛 香薰 香薰蜡烛 | candle, scented candle, fragrance | 薰衣草蜡烛、雪松蜡烛、白茶蜡烛、大豆蜡烛、扩香石 | Lavender candle, Cedar candle, White tea candle, Soy candle, Reed diffuser
手工皂 肥皂 | soap, handmade soap | 马赛皂、薰衣草皂、燕麦皂、竹炭皂、羊奶皂 | Olive soap, Lavender soap, Oat soap, Charcoal soap, Goat milk soap
户外用品 户外装备 运动用品 体育用品 渔具 露营装备 | outdoor gear, sports gear, camping gear, sporting goods, fishing tackle | 双人帐篷、睡袋、登山杖、头灯、保温壶 | Two-person tent, Sleeping bag, Hiking poles, Head torch, Flask
乐器 吉他 | instrument, musical instrument, guitar | 民谣吉他、尤克里里、口琴、电子琴、竹笛 | Acoustic guitar, Ukulele, Harmonica, Keyboard, Flute
自行车 单车 | bicycle, bike | 城市自行车、山地车、折叠车、车锁、头盔 | City bike, Mountain bike, Folding bike, Lock, Helmet
五金 工具 五金工具 | hardware, tool | 电钻、螺丝刀套装、卷尺、扳手、水平仪 | Power drill, Screwdriver set, Tape measure, Spanner, Spirit level
`;

/** What a place that sells goods is called after them: 茶叶店. */
export const shopEndings = '店 小店 铺 铺子 行 庄 商店 商城 专卖店 网店 超市';

/** Shops whose name holds only a part of the word for what they sell, each with that word: `花店 鲜花`. */
export const shopNames =
  '茶店 茶叶, 茶庄 茶叶, 茶行 茶叶, 花店 鲜花, 书店 图书, 鞋店 鞋子, 酒庄 酒水, 酒行 酒水, 果蔬店 蔬菜, 琴行 乐器';
