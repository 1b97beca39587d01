// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Order} from "src/OrderLib.sol";
import {IPool} from "src/pool/IPool.sol";
import {PoolTest} from "../support/PoolTest.sol";

/// @notice Three depositors, a drawer that only ever pays itself and repays when it likes, and a governor, at random.
contract PoolHandler is PoolTest {
    uint256 internal constant WINDOW = 1 hours;

    address[3] internal people;
    uint256 public nonce;

    /// Tokens that depositors put in, and that they got or can collect.
    uint256 public deposited;
    uint256 public received;
    /// Principal that was booked as lost, in all and since the drawer last drew.
    uint256 public lost;
    uint256 public income;
    mapping(uint256 window => uint256) public drawnIn;
    uint256 public lastWindow;
    /// The largest limits of the terms so far.
    uint256 public largestHourly;
    uint256 public largestOutstanding;
    /// Calls whose result differs from what views and limits promise, and falls of the share price without a loss.
    uint256 public surprises;
    uint256 public falls;
    mapping(string action => uint256) public done;

    uint256 private assetsBefore;
    uint256 private supplyBefore;
    uint256 private lostBefore;

    function setUp() public override {
        super.setUp();
        people = [alice, bob, named("carol")];
        list(people[2]);
        fundPool(people[2]);
        deposited = 1_000 * UNIT;
        noteTerms();
    }

    modifier watched() {
        (assetsBefore, supplyBefore, lostBefore) = (pool.totalAssets() + 1, pool.totalSupply() + 1_000, lost);
        _;
        uint256 assets = pool.totalAssets() + 1;
        uint256 supply = pool.totalSupply() + 1_000;
        if (lost == lostBefore && assets * supplyBefore < assetsBefore * supply) ++falls;
    }

    function deposit(uint256 who, uint256 amount) external watched {
        address person = people[who % 3];
        amount = between(amount, 1, 400 * UNIT);
        bool promised = amount <= pool.maxDeposit(person);
        token.mint(person, amount);
        vm.prank(person);
        try pool.deposit(amount, person) {
            deposited += amount;
            settle("deposit", promised, true);
        } catch {
            settle("deposit refused", promised, false);
        }
    }

    function redeem(uint256 who, uint256 shares) external watched {
        address person = people[who % 3];
        shares = between(shares, 0, pool.balanceOf(person));
        bool promised = shares <= pool.maxRedeem(person);
        vm.prank(person);
        try pool.redeem(shares, person, person) returns (uint256 assets) {
            received += assets;
            settle("redeem", promised, true);
        } catch {
            settle("redeem refused", promised, false);
        }
    }

    function request(uint256 who, uint256 shares) external watched {
        address person = people[who % 3];
        uint256 least = 10 ** pool.decimals();
        uint256 most = pool.balanceOf(person);
        if (most < least) return;
        vm.prank(person);
        pool.requestRedeem(between(shares, least, most));
        settle("request", true, true);
    }

    function cancel(uint256 number) external watched {
        if (pool.requestCount() == 0) return;
        number %= pool.requestCount();
        (address owner,) = pool.requests(number);
        vm.prank(owner);
        pool.cancelRequest(number);
        settle("cancel", true, true);
    }

    function payRequests(uint256 most) external watched {
        bool promised = !pool.isOverdue();
        uint256 before = collectable();
        try pool.payRequests(most % 4) {
            received += collectable() - before;
            settle("pay", promised, true);
        } catch {
            settle("pay refused", promised, false);
        }
    }

    function collect(uint256 who) external watched {
        address person = people[who % 3];
        uint256 due = pool.collectable(person);
        if (due == 0) return;
        uint256 before = token.balanceOf(person);
        vm.prank(person);
        pool.collect(person);
        settle("collect", token.balanceOf(person) - before == due, true);
    }

    /// The recipient is the drawer itself: no user is ever paid.
    function draw(uint256 amount) external watched {
        amount = between(amount, 1, 350 * UNIT);
        bool promised =
            !pool.isOverdue() && pool.drawer() == drawer && amount <= pool.limitLeft() && amount <= pool.drawable();
        Order memory order = poolOrder(amount, ++nonce);
        order.recipient = abi.encodePacked(drawer);
        vm.prank(drawer);
        try pool.fill(order) {
            lastWindow = block.timestamp / WINDOW;
            drawnIn[lastWindow] += amount;
            settle("draw", promised, true);
        } catch {
            settle("draw refused", promised, false);
        }
    }

    function payBack(uint256 amount) external watched {
        amount = between(amount, 0, 200 * UNIT);
        if (amount > token.balanceOf(drawer)) return;
        uint256 before = pool.outstanding();
        repay(amount);
        income += amount - (before - pool.outstanding());
        settle("repay", true, true);
    }

    function give(uint256 amount) external watched {
        amount = between(amount, 0, 5 * UNIT);
        token.mint(address(pool), amount);
        income += amount;
    }

    function writeDown(uint256 count) external watched {
        uint256 before = pool.outstanding();
        bool promised = pool.isOverdue();
        vm.prank(governor);
        try pool.writeDown(count % 4) {
            lost += before - pool.outstanding();
            settle("write down", promised, true);
        } catch {
            settle("write down refused", promised, false);
        }
    }

    function nameDrawer() external watched {
        vm.prank(governor);
        pool.setDrawer(drawer);
    }

    function changeTerms(uint256 hourly, uint256 total) external watched {
        vm.prank(governor);
        pool.proposeTerms(
            IPool.Terms(between(hourly, 50 * UNIT, 400 * UNIT), between(total, 100 * UNIT, 800 * UNIT), 2_000)
        );
        uint256 from = pool.proposedFrom();
        // Depositors had the time to leave before.
        if (hourly % 8 == 0) {
            vm.warp(from);
            vm.prank(governor);
            pool.acceptTerms();
            noteTerms();
            settle("terms", true, true);
        }
    }

    function lowerLimits(uint256 hourly, uint256 total) external watched {
        vm.prank(governor);
        pool.lowerLimits(between(hourly, 50 * UNIT, 400 * UNIT), between(total, 100 * UNIT, 800 * UNIT));
    }

    function pass(uint256 time) external watched {
        vm.warp(block.timestamp + time % 2 hours);
    }

    function held() external view returns (uint256) {
        return token.balanceOf(address(pool));
    }

    function collectable() public view returns (uint256 sum) {
        for (uint256 i = 0; i < people.length; ++i) {
            sum += pool.collectable(people[i]);
        }
    }

    function worthOfAll() external view returns (uint256 sum) {
        for (uint256 i = 0; i < people.length; ++i) {
            sum += worth(people[i]);
        }
        sum += pool.convertToAssets(pool.queuedShares());
    }

    function thePool() external view returns (address) {
        return address(pool);
    }

    function noteTerms() private {
        (uint256 hourly, uint256 total,) = pool.terms();
        if (hourly > largestHourly) largestHourly = hourly;
        if (total > largestOutstanding) largestOutstanding = total;
    }

    function settle(string memory action, bool promised, bool succeeded) private {
        if (promised != succeeded) ++surprises;
        ++done[action];
    }
}
