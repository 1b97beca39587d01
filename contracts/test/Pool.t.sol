// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {Governed} from "src/access/Governed.sol";
import {IBridgeFiller} from "src/IBridgeFiller.sol";
import {Order} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {IPool} from "src/pool/IPool.sol";
import {MakerAccount} from "src/pool/MakerAccount.sol";
import {Pool} from "src/pool/Pool.sol";
import {FeeToken} from "./support/WeirdTokens.sol";
import {PoolTest} from "./support/PoolTest.sol";

/// Deposits, draws, repayments and losses; the queue is in PoolQueue.t.sol.
contract PoolDrawsTest is PoolTest {
    function test_fill_paysTheRecipientAndBooksADraw() public {
        Order memory order = poolOrder(100 * UNIT, 1);
        bytes32 id = filler.orderId(order);
        vm.expectEmit(true, true, true, true, address(pool));
        emit IPool.Drawn(0, id, 100 * UNIT, 100_000, block.timestamp + TERM);
        vm.prank(drawer);
        pool.fill(order);
        vm.assertEq(token.balanceOf(recipient), 100 * UNIT, "recipient");
        vm.assertEq(filler.filled(id), true, "filled");
        vm.assertEq(pool.outstanding(), 100 * UNIT, "lent");
        vm.assertEq(pool.totalAssets(), 1_000 * UNIT, "lending costs the shares nothing");
        vm.assertEq(token.balanceOf(address(account)), 0, "the account keeps nothing");
        vm.assertEq(token.allowance(address(pool), address(account)), 0, "no allowance stays");
    }

    function test_fill_forwardsGasForTheRecipient() public {
        Order memory order = poolOrder(100 * UNIT, 1);
        order.destinationGas = 1 ether;
        vm.deal(drawer, 1 ether);
        vm.prank(drawer);
        pool.fill{value: 1 ether}(order);
        vm.assertEq(recipient.balance, 1 ether, "gas on arrival");
    }

    function test_fill_NotDrawer() public {
        Order memory order = poolOrder(UNIT, 1);
        vm.expectRevert(IPool.NotDrawer.selector);
        pool.fill(order);
    }

    function test_fill_WrongMaker() public {
        Order memory order = poolOrder(UNIT, 1);
        order.maker = maker;
        vm.prank(drawer);
        vm.expectRevert(abi.encodeWithSelector(IPool.WrongMaker.selector, maker));
        pool.fill(order);
    }

    function test_fill_WrongAsset() public {
        Order memory order = poolOrder(UNIT, 1);
        order.outputToken = abi.encodePacked(NATIVE);
        vm.prank(drawer);
        vm.expectRevert(abi.encodeWithSelector(IPool.WrongAsset.selector, NATIVE));
        pool.fill(order);
    }

    function test_fill_toThePoolItself() public {
        Order memory order = poolOrder(UNIT, 1);
        order.recipient = abi.encodePacked(address(pool));
        vm.prank(drawer);
        vm.expectRevert(abi.encodeWithSelector(IPool.WrongDelta.selector, 0, UNIT));
        pool.fill(order);
    }

    function test_fill_onlyOnceAnOrder() public {
        draw(UNIT, 1);
        Order memory order = poolOrder(UNIT, 1);
        bytes memory reason = abi.encodeWithSelector(IBridgeFiller.AlreadyFilled.selector, filler.orderId(order));
        vm.prank(drawer);
        vm.expectRevert(reason);
        pool.fill(order);
    }

    function test_fill_NotEnoughIdle() public {
        vm.prank(alice);
        pool.withdraw(950 * UNIT, alice, alice);
        expectDrawRevert(51 * UNIT, abi.encodeWithSelector(IPool.NotEnoughIdle.selector, 51 * UNIT, 50 * UNIT));
        draw(50 * UNIT, 1);
    }

    function test_fill_HourlyLimitExceeded() public {
        draw(200 * UNIT, 1);
        vm.assertEq(pool.limitLeft(), 100 * UNIT, "left");
        expectDrawRevert(101 * UNIT, abi.encodeWithSelector(IPool.HourlyLimitExceeded.selector, 101 * UNIT, 100 * UNIT));
        draw(100 * UNIT, 2);
        vm.assertEq(pool.limitLeft(), 0, "used up");
        vm.warp(block.timestamp + 1 hours);
        vm.assertEq(pool.limitLeft(), 200 * UNIT, "what the outstanding limit leaves");
        draw(200 * UNIT, 3);
    }

    function test_fill_OutstandingLimitExceeded() public {
        draw(300 * UNIT, 1);
        vm.warp(block.timestamp + 1 hours);
        draw(150 * UNIT, 2);
        expectDrawRevert(
            51 * UNIT, abi.encodeWithSelector(IPool.OutstandingLimitExceeded.selector, 51 * UNIT, 50 * UNIT)
        );
        repay(UNIT);
        draw(51 * UNIT, 3);
    }

    function test_fill_Overdue() public {
        draw(UNIT, 1);
        uint256 dueAt = block.timestamp + TERM;
        vm.warp(dueAt);
        draw(UNIT, 2);
        vm.warp(dueAt + 1);
        vm.assertEq(pool.isOverdue(), true, "overdue");
        expectDrawRevert(UNIT, abi.encodeWithSelector(IPool.Overdue.selector, dueAt));
        vm.assertEq(pool.maxDeposit(alice), 0, "no deposit while the price is in doubt");
        vm.assertEq(pool.maxMint(alice), 0, "no mint");
        vm.assertEq(pool.maxRedeem(alice), 0, "no withdrawal");
        vm.assertEq(pool.maxWithdraw(alice), 0, "no withdrawal");
        // One and its fee: the second draw is not due yet.
        repay(UNIT + UNIT / 1_000);
        vm.assertEq(pool.isOverdue(), false, "repaid");
        draw(UNIT, 3);
    }

    function test_repay_goesToTheOldestFirst() public {
        draw(100 * UNIT, 1);
        draw(50 * UNIT, 2);
        vm.expectEmit(true, true, true, true, address(pool));
        emit IPool.Repaid(drawer, 30 * UNIT, 0);
        repay(30 * UNIT);
        check(0, 70 * UNIT, 100_000);
        // The rest, its fee and a part of the next.
        vm.expectEmit(true, true, true, true, address(pool));
        emit IPool.Repaid(drawer, 80 * UNIT, 100_000);
        repay(80 * UNIT + 100_000);
        check(0, 0, 0);
        check(1, 40 * UNIT, 50_000);
        vm.assertEq(pool.oldestDraw(), 1, "oldest");
        repay(40 * UNIT + 20_000);
        check(1, 0, 30_000);
        vm.assertEq(pool.oldestDraw(), 1, "a fee is owed too");
        vm.assertEq(pool.outstanding(), 0, "all principal is back");
        repay(30_000);
        vm.assertEq(pool.oldestDraw(), 2, "closed");
    }

    function test_repay_incomeReachesTheSharesOverADay() public {
        repay(24 * UNIT);
        vm.assertEq(pool.totalAssets(), 1_000 * UNIT, "not at once");
        vm.warp(NOW + 6 hours);
        vm.assertEq(pool.totalAssets(), 1_006 * UNIT, "a quarter");
        // 18 with 18 hours left and 6 with 24: 24 over 19.5 hours.
        repay(6 * UNIT);
        vm.assertEq(pool.totalAssets(), 1_006 * UNIT, "what was locked stays locked");
        vm.warp(NOW + 6 hours + 19.5 hours / 2);
        vm.assertEq(pool.totalAssets(), 1_018 * UNIT, "half");
        vm.warp(NOW + 6 hours + 19.5 hours);
        vm.assertEq(pool.totalAssets(), 1_030 * UNIT, "all");
        repay(UNIT);
        vm.warp(NOW + 6 hours + 19.5 hours + 12 hours);
        vm.assertEq(pool.totalAssets(), 1_030 * UNIT + UNIT / 2, "new income after the old");
    }

    function test_repay_principalHoldsNoIncomeBack() public {
        draw(100 * UNIT, 1);
        repay(100 * UNIT + 100_000);
        repay(24 * UNIT);
        vm.warp(block.timestamp + 12 hours);
        uint256 assets = pool.totalAssets();
        draw(100 * UNIT, 2);
        repay(50 * UNIT);
        vm.assertEq(pool.totalAssets(), assets, "unchanged");
        vm.warp(block.timestamp + 12 hours);
        vm.assertEq(pool.lockedIncome(), 0, "all of it, a day after it came");
    }

    function test_repay_byAnyone() public {
        draw(UNIT, 1);
        vm.prank(bob);
        pool.repay(UNIT);
        vm.assertEq(pool.outstanding(), 0, "lent");
    }

    function test_writeDown_reachesTheSharesBeforeAnyWithdrawal() public {
        vm.prank(bob);
        pool.deposit(1_000 * UNIT, bob);
        draw(200 * UNIT, 1);
        vm.warp(block.timestamp + TERM + 1);
        // Neither can leave at the old price.
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(ERC4626.ERC4626ExceededMaxWithdraw.selector, alice, 100 * UNIT, 0));
        pool.withdraw(100 * UNIT, alice, alice);
        vm.expectEmit(true, true, true, true, address(pool));
        emit IPool.WrittenDown(0, 200 * UNIT);
        vm.prank(governor);
        pool.writeDown(1);
        vm.assertEq(worth(alice), 900 * UNIT, "half of the loss each");
        vm.assertEq(worth(bob), 900 * UNIT, "half of the loss each");
        vm.assertEq(pool.drawer(), address(0), "no one draws until the governor names a key");
        vm.assertEq(pool.isOverdue(), false, "open again");
        vm.prank(alice);
        pool.withdraw(100 * UNIT, alice, alice);
        // Repayments after a write-down are income.
        repay(200 * UNIT);
        vm.warp(block.timestamp + 1 days);
        vm.assertEq(pool.totalAssets(), 1_900 * UNIT, "recovered");
    }

    function test_writeDown_onlyWhatIsOverdue() public {
        vm.prank(governor);
        vm.expectRevert(IPool.NotOverdue.selector);
        pool.writeDown(1);
        draw(10 * UNIT, 1);
        draw(20 * UNIT, 2);
        vm.warp(block.timestamp + TERM);
        draw(40 * UNIT, 3);
        vm.warp(block.timestamp + 1);
        vm.prank(governor);
        pool.writeDown(1);
        vm.assertEq(pool.outstanding(), 60 * UNIT, "the first");
        vm.prank(governor);
        pool.writeDown(9);
        vm.assertEq(pool.outstanding(), 40 * UNIT, "the third is not due");
        vm.assertEq(pool.oldestDraw(), 2, "oldest");
        check(1, 0, 0);
    }

    /// Locked income may be among what was lent, and then covers the loss.
    function test_writeDown_usesLockedIncomeFirst() public {
        vm.prank(alice);
        pool.withdraw(900 * UNIT, alice, alice);
        repay(60 * UNIT);
        draw(160 * UNIT, 1);
        vm.warp(block.timestamp + TERM + 1);
        uint256 locked = pool.lockedIncome();
        vm.assertEq(locked > 0, true, "some is locked");
        vm.prank(governor);
        pool.writeDown(1);
        vm.assertEq(pool.lockedIncome(), 0, "used");
        vm.assertEq(pool.totalAssets(), 0, "all is lost");
    }

    function test_writeDown_keepsIncomeBeyondTheLoss() public {
        draw(10 * UNIT, 1);
        repay(10 * UNIT + 10_000);
        repay(80 * UNIT);
        draw(20 * UNIT, 2);
        vm.warp(block.timestamp + TERM + 1);
        uint256 before = pool.totalAssets();
        uint256 locked = pool.lockedIncome();
        vm.prank(governor);
        pool.writeDown(1);
        vm.assertEq(pool.lockedIncome(), locked - 20 * UNIT, "locked");
        vm.assertEq(pool.totalAssets(), before, "the income bears it");
    }

    function test_writeDown_NotGovernor() public {
        vm.expectRevert(Governed.NotGovernor.selector);
        pool.writeDown(1);
    }

    function test_terms_takeEffectAfterTheTimelock() public {
        IPool.Terms memory next = IPool.Terms(400 * UNIT, 900 * UNIT, 2_000);
        vm.prank(governor);
        vm.expectRevert(IPool.NothingProposed.selector);
        pool.acceptTerms();
        vm.expectEmit(true, true, true, true, address(pool));
        emit IPool.TermsProposed(next, block.timestamp + TIMELOCK);
        vm.prank(governor);
        pool.proposeTerms(next);
        uint256 from = block.timestamp + TIMELOCK;
        vm.warp(from - 1);
        vm.prank(governor);
        vm.expectRevert(abi.encodeWithSelector(IPool.TermsTooEarly.selector, from));
        pool.acceptTerms();
        vm.assertEq(pool.limitLeft(), 300 * UNIT, "old terms");
        vm.warp(from);
        vm.expectEmit(true, true, true, true, address(pool));
        emit IPool.TermsChanged(next);
        vm.prank(governor);
        pool.acceptTerms();
        vm.assertEq(pool.limitLeft(), 400 * UNIT, "new terms");
        vm.prank(governor);
        vm.expectRevert(IPool.NothingProposed.selector);
        pool.acceptTerms();
    }

    function test_terms_lowerAtOnce() public {
        draw(100 * UNIT, 1);
        vm.prank(governor);
        pool.lowerLimits(50 * UNIT, 600 * UNIT);
        vm.assertEq(pool.limitLeft(), 0, "below what was drawn in this hour");
        (uint256 hourly, uint256 total, uint256 fee) = pool.terms();
        vm.assertEq(hourly, 50 * UNIT, "hourly");
        vm.assertEq(total, 500 * UNIT, "never raised");
        vm.assertEq(fee, 1_000, "fee");
        vm.prank(governor);
        pool.lowerLimits(60 * UNIT, 90 * UNIT);
        vm.warp(block.timestamp + 1 hours);
        vm.assertEq(pool.limitLeft(), 0, "below what is lent");
        (hourly, total,) = pool.terms();
        vm.assertEq(hourly, 50 * UNIT, "hourly");
        vm.assertEq(total, 90 * UNIT, "outstanding");
    }

    function test_terms_BadTerms() public {
        vm.prank(governor);
        vm.expectRevert(IPool.BadTerms.selector);
        pool.proposeTerms(IPool.Terms(1, 1, 50_001));
        vm.prank(governor);
        vm.expectRevert(IPool.BadTerms.selector);
        pool.proposeTerms(IPool.Terms(1, uint256(type(uint128).max) + 1, 0));
        vm.prank(governor);
        pool.proposeTerms(IPool.Terms(1, type(uint128).max, 50_000));
        Pool.Config memory config = poolConfig();
        config.term = 0;
        vm.expectRevert(IPool.BadTerms.selector);
        new Pool(config);
        config = poolConfig();
        config.timelock = 1 days - 1;
        vm.expectRevert(IPool.BadTerms.selector);
        new Pool(config);
        config = poolConfig();
        config.terms.feePpm = 50_001;
        vm.expectRevert(IPool.BadTerms.selector);
        new Pool(config);
    }

    function test_settings_areTheGovernors() public {
        IPool.Terms memory next = IPool.Terms(1, 1, 1);
        vm.expectRevert(Governed.NotGovernor.selector);
        pool.proposeTerms(next);
        vm.expectRevert(Governed.NotGovernor.selector);
        pool.acceptTerms();
        vm.expectRevert(Governed.NotGovernor.selector);
        pool.lowerLimits(0, 0);
        vm.expectRevert(Governed.NotGovernor.selector);
        pool.setDrawer(bob);
        vm.expectRevert(Governed.NotGovernor.selector);
        pool.setDepositor(bob, false);
    }

    function test_setDrawer() public {
        vm.expectEmit(true, true, true, true, address(pool));
        emit IPool.DrawerChanged(drawer, bob);
        vm.prank(governor);
        pool.setDrawer(bob);
        Order memory order = poolOrder(UNIT, 1);
        vm.prank(drawer);
        vm.expectRevert(IPool.NotDrawer.selector);
        pool.fill(order);
        vm.prank(bob);
        pool.fill(order);
    }

    function test_deposit_byListedAccountsAlone() public {
        vm.expectEmit(true, true, true, true, address(pool));
        emit IPool.DepositorChanged(bob, false);
        vm.prank(governor);
        pool.setDepositor(bob, false);
        vm.assertEq(pool.maxDeposit(bob), 0, "not listed");
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(ERC4626.ERC4626ExceededMaxDeposit.selector, bob, UNIT, 0));
        pool.deposit(UNIT, bob);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(ERC4626.ERC4626ExceededMaxMint.selector, bob, UNIT, 0));
        pool.mint(UNIT, bob);
        uint256 shares = 10 ** pool.decimals();
        vm.prank(alice);
        pool.mint(shares, alice);
        vm.assertEq(worth(alice), 1_001 * UNIT, "one more");
    }

    function test_redeem_whatIsIdle() public {
        draw(300 * UNIT, 1);
        vm.warp(block.timestamp + 1 hours);
        draw(200 * UNIT, 2);
        vm.assertEq(pool.maxWithdraw(alice), 500 * UNIT, "idle");
        uint256 shares = pool.maxRedeem(alice);
        vm.prank(alice);
        pool.redeem(shares, bob, alice);
        vm.assertEq(token.balanceOf(bob), 10_500 * UNIT, "received");
        vm.assertEq(pool.idle(), 0, "nothing is left");
    }

    function test_inflation_costsTheAttackerMore() public {
        Pool fresh = new Pool(poolConfig());
        vm.prank(governor);
        fresh.setDepositor(alice, true);
        vm.prank(governor);
        fresh.setDepositor(bob, true);
        vm.prank(alice);
        token.approve(address(fresh), type(uint256).max);
        vm.prank(bob);
        token.approve(address(fresh), type(uint256).max);
        vm.prank(alice);
        fresh.deposit(1, alice);
        vm.prank(alice);
        token.transfer(address(fresh), 1_000 * UNIT);
        vm.prank(bob);
        uint256 shares = fresh.deposit(1_000 * UNIT, bob);
        vm.assertEq(fresh.convertToAssets(shares) > 999 * UNIT, true, "the victim keeps its deposit");
        vm.assertEq(fresh.convertToAssets(fresh.balanceOf(alice)) < 501 * UNIT, true, "the attacker loses half");
    }

    function test_constructor_WrongAccount() public {
        Pool.Config memory config = poolConfig();
        config.accountOwner = bob;
        address expected = Create2.computeAddress(0, keccak256(accountCode(bob)), DEPLOYER);
        vm.expectRevert(abi.encodeWithSelector(IPool.WrongAccount.selector, expected));
        new Pool(config);
        deployAccount(bob);
        vm.assertEq(address(new Pool(config).account()), expected, "the account of its owner");
    }

    function test_tokensWithAFee_areRefused() public {
        FeeToken odd = new FeeToken();
        odd.mint(alice, 1_000);
        Pool.Config memory config = poolConfig();
        config.asset = IERC20(address(odd));
        Pool strange = new Pool(config);
        vm.prank(governor);
        strange.setDepositor(alice, true);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Payments.WrongDelta.selector, address(odd), 990, 1_000));
        strange.deposit(1_000, alice);
    }

    function check(uint256 number, uint256 principal, uint256 fee) private view {
        (uint128 p, uint128 f,) = pool.draws(number);
        vm.assertEq(uint256(p), principal, "principal");
        vm.assertEq(uint256(f), fee, "fee");
    }
}

contract MakerAccountTest is PoolTest {
    function test_fill_byAnyoneWhoPays() public {
        Order memory order = poolOrder(UNIT, 1);
        vm.prank(bob);
        token.approve(address(account), UNIT);
        vm.prank(bob);
        account.fill(order);
        vm.assertEq(token.balanceOf(recipient), UNIT, "recipient");
    }

    function test_fill_nativeCoin() public {
        Order memory order = poolOrder(1 ether, 1);
        order.outputToken = abi.encodePacked(NATIVE);
        vm.deal(bob, 1 ether);
        vm.prank(bob);
        account.fill{value: 1 ether}(order);
        vm.assertEq(recipient.balance, 1 ether, "recipient");
    }

    function test_execute_namesAnOfferSigner() public {
        bytes memory data = abi.encodeCall(escrow.setOfferSigner, (bob));
        vm.expectRevert(MakerAccount.NotOwner.selector);
        account.execute(address(escrow), 0, data);
        vm.prank(accountOwner);
        account.execute(address(escrow), 0, data);
        vm.assertEq(escrow.offerSigner(address(account)), bob, "offer signer");
    }

    function test_execute_sendsCoins() public {
        vm.deal(address(this), 1 ether);
        (bool ok,) = address(account).call{value: 1 ether}("");
        vm.assertEq(ok, true, "received");
        vm.prank(accountOwner);
        account.execute(recipient, 1 ether, "");
        vm.assertEq(recipient.balance, 1 ether, "sent");
    }

    function test_execute_CallFailed() public {
        vm.prank(accountOwner);
        vm.expectRevert(
            abi.encodeWithSelector(
                MakerAccount.CallFailed.selector, abi.encodeWithSelector(Governed.NotGovernor.selector)
            )
        );
        account.execute(address(pool), 0, abi.encodeCall(pool.setDrawer, (bob)));
    }
}
